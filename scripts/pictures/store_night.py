"""Retail in the blue hour: a store with its shelves behind glass, two of its people before it ("start"), or the warehouse behind it
with an open dock and a trailer ("end"). The building stands on the right ("start") or on the left ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(21)

PLACES = {   # at: camera; turn: the building against the view; corner: its near corner
    "start": dict(at=(0, 0), azimuth=0, lens=34, horizon=.30, sun_az=40, seed=31, eye=1.75, corner=(-1.0, 25), turn=9, cloud=22),
    "end": dict(at=(7000, 2000), azimuth=0, lens=34, horizon=.30, sun_az=-42, seed=37, eye=1.9, corner=(-27.0, 33), turn=-9, cloud=26),
}
c = PLACES[a.calm]
STORE = a.calm != "end"
X, Y = c["at"]
CX, CY = X + c["corner"][0], Y + c["corner"][1]
PAVE, BAY = .13, 2.6                                                          # height of the kerb, width of a bay


def height(x, y):
    d = np.hypot(x - X, y - Y)
    z = .5 * fbm(x, y, 60, 4, seed=c["seed"]) * smoothstep(d, 70, 160) - 10 * smoothstep(d, 120, 900)
    z = z + 260 * smoothstep(d, 4000, 11000) * smoothstep(fbm(x, y, 4800, 8, .5, c["seed"] + 4, ridged=True), .45, .95)
    return z + 800 * smoothstep(d, 15000, 30000) * smoothstep(fbm(x, y, 9000, 8, .5, c["seed"] + 6, ridged=True), .45, .95)


atm = Atmosphere(sun_az=c["sun_az"], sun_el=.8, sun=0, sky=.30, dust=1.2, ozone=4.0, air=1.2, haze=6500, haze_top=80,
                 clouds=.55, cloud_color=(.30, .15, .12), cloud_seed=c["cloud"], sky_tint=(.92, 1.02, 1.03), peach=(0, .05, .34))
bpy.context.scene.world.cycles_visibility.diffuse = False                     # one soft lamp stands for the sky
camera(a, (X, Y, c["eye"]), c["azimuth"], c["lens"], c["horizon"])
soil = ground(atm, sand=(.27, .185, .11), grass=(.15, .115, .06), cover=.55, road_half=2.6)
terrain(height, c["at"], c["azimuth"], 110, soil)
base = Matrix.Translation((CX, CY, .04)) @ Matrix.Rotation(-math.radians(c["turn"]), 4, "Z")


class Close:
    """No haze over the few metres of a yard."""
    def finish(self, g, surface):
        g.put(g.node("OutputMaterial").inputs[0], surface)


here = Close()
WARM, LAMP, COOL = (1.0, .74, .46), (1.0, .70, .40), (1.0, .86, .68)

# ---------------------------------------------------------------- lamps

def area(p, aim, size, energy, color=WARM):
    lamp("AREA", p, aim, energy, color, shape="RECTANGLE", size=size[0], size_y=size[1], base=base)


lamp("SUN", (0, 0, 50), (0, .6, -1), 1.15, (.56, .70, 1.0), angle=math.radians(58), base=base)

# ---------------------------------------------------------------- surfaces

def asphalt(g):
    """Dry asphalt: stones in the binder, paler where wheels run, a few cracks with tar in them, and oil in the middle of the bays."""
    p = g.node("TexCoord").outputs["Object"]
    x, y, _ = g.xyz(p)
    worn, grit, speck = g.noise(p, .22, 5, .6), g.noise(p, 9, 5, .7), g.noise(p, 60, 2, .7)
    col = g.mix(g.math("MULTIPLY_ADD", grit, 1.1, g.math("MULTIPLY_ADD", speck, .6, -.36), clamp=True), (.022, .022, .023), (.150, .143, .132))
    col = g.mix(g.math("MULTIPLY", g.smooth(worn, .42, .66), .40), col, (.125, .119, .110))
    cell = g.node("TexVoronoi", {"Vector": g.vmath("ADD", p, g.scale(g.node("TexNoise", {"Vector": p, "Scale": .5, "Detail": 4}).outputs["Color"], 1.0)),
                                 "Scale": .16}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    crack = g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(cell, .0012, .0034)), g.smooth(g.noise(p, .12, 2), .47, .55))
    col = g.mix(g.math("MULTIPLY", crack, .6), col, (.012, .012, .013))
    u = g.math("MULTIPLY", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", x, BAY)), .5), BAY)
    v = g.math("MULTIPLY", g.math("ADD", y, 6.9), .55)
    r = g.math("ADD", g.vmath("LENGTH", g.vec(u, v, 0.0)), g.math("MULTIPLY", g.noise(p, 1.6, 5, .65), .9))
    one = g.node("TexWhiteNoise", {"Vector": g.vec(g.math("FLOOR", g.math("DIVIDE", x, BAY)), 5.0, 1.0)}, noise_dimensions="3D").outputs["Value"]
    oil = g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(r, .48, .95)), g.math("MULTIPLY_ADD", one, .6, .3))
    col = g.mix(oil, col, (.014, .013, .013))
    return g.pbr(col, g.math("MULTIPLY_ADD", oil, -.25, .92), spec=.12, normal=g.bump(g.math("ADD", grit, speck), .5, .012))


def slabs(g, size=(.6, .6), tone=(.21, .20, .18), tracks=None):
    """Concrete slabs: every one a little different, dark joints, stains. `tracks`: middle and distance of what wheels have darkened."""
    p = g.node("TexCoord").outputs["Object"]
    x, y, _ = g.xyz(p)
    u, v = g.math("DIVIDE", x, size[0]), g.math("DIVIDE", y, size[1])
    edge = lambda t, w: g.math("LESS_THAN", g.math("FRACT", t), w)
    one = g.node("TexWhiteNoise", {"Vector": g.vec(g.math("FLOOR", u), g.math("FLOOR", v), 1.0)}, noise_dimensions="3D").outputs["Value"]
    stain, grit = g.noise(p, .8, 6, .65), g.noise(p, 24, 3, .7)
    k = g.math("MULTIPLY_ADD", one, .22, g.math("MULTIPLY_ADD", stain, .75, g.math("MULTIPLY", grit, .2)))
    col = g.mix(k, tuple(t * .45 for t in tone), tuple(t * 1.25 for t in tone))
    col = g.mix(g.math("MULTIPLY", g.math("MAXIMUM", edge(u, .014 / size[0]), edge(v, .014 / size[1])), .7), col, (.03, .03, .03))
    if tracks:
        side = g.math("MULTIPLY", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", g.math("SUBTRACT", x, tracks[0] - tracks[1] / 2), tracks[1])), .5), tracks[1])
        off = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("ABSOLUTE", side), .95))
        k = g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(off, .10, .42)), g.noise(g.vmath("MULTIPLY", p, (3, .25, 1)), 1.2, 4))
        col = g.mix(g.math("MULTIPLY", k, 1.1, clamp=True), col, (.040, .039, .037))
    return g.pbr(col, .82, spec=.2, normal=g.bump(grit, .25, .005))


def marking(color):
    """Painted on the ground, rubbed off where wheels cross it."""
    def build(g):
        p = g.node("TexCoord").outputs["Object"]
        k = g.smooth(g.math("MULTIPLY_ADD", g.noise(p, 11, 5, .75), .7, g.math("MULTIPLY", g.noise(p, 1.1, 3), .3)), .36, .50)
        return g.pbr(g.mix(k, (.075, .073, .070), color), .8, spec=.2)
    return material("marking", here, build)


def lit(name, color, share=.10, rough=.55):
    """A thing in a lit room: what the walls throw back is given as a share of its colour, since bounces are noise."""
    return material(name, here, lambda g: g.node("AddShader", {0: g.pbr(color, rough, spec=.25), 1: g.node("Emission", {0: color, 1: share}).outputs[0]}).outputs[0])


wall = plain("wall", here, (.40, .385, .355), .75)
dark = plain("dark panel", here, (.045, .055, .065), .5)
teal = plain("teal panel", here, (.012, .19, .18), .45)
steel = plain("steel", here, (.40, .41, .42), .42, metal=.7)
rubber = plain("rubber", here, (.020, .020, .021), .85, spec=.15)
kerb = plain("kerb", here, (.36, .345, .31), .8, spec=.2)
yellow = plain("yellow", here, (.62, .36, .03), .5)
white, amber = marking((.62, .61, .57)), marking((.60, .36, .04))
bright = glow("ceiling lamp", here, (1.0, .88, .68), 3.6)
TONES = {"cream": ((.60, .52, .38), 3), "paper": ((.66, .63, .56), 3), "kraft": ((.33, .21, .11), 3), "grey": ((.26, .27, .27), 2),
         "green": ((.045, .13, .07), 2), "navy": ((.03, .055, .15), 2), "red": ((.30, .050, .030), 2), "brown": ((.075, .05, .035), 3),
         "mustard": ((.52, .29, .06), 1.2), "sea": ((.02, .20, .19), 1), "orange": ((.55, .16, .03), .6)}
goods = {k: Solid() for k in TONES}
NAMES, ODDS = list(TONES), np.array([w for _, w in TONES.values()]) / sum(w for _, w in TONES.values())


def put(s, name, mat, smooth=False, bevel=0.0, m=base):
    o = s.done(name, mat, smooth)
    o.matrix_world = m
    if smooth:
        o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(38)
    if bevel:
        b = o.modifiers.new("edges", "BEVEL")
        b.width, b.segments, b.limit_method = bevel, 2, "ANGLE"
    if mat == bright:                                                         # seen, not found by chance
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    return o


def post(x, y, energy, tall=6.5, toward=1, seen=True):
    """A lamp post, lit; `seen`: whether it stands in the picture or only lights it."""
    tip = (x + 1.25 * toward, y, tall + .05)
    lamp("SPOT", (tip[0], y, tall - .05), (0, 0, -1), energy, LAMP, spot_size=math.radians(140), spot_blend=.85, shadow_soft_size=.16, base=base)
    if seen:
        s, h = Solid(), Solid()
        s.lathe([(0, .10), (.9, .095), (.92, .07), (tall, .045)], 14, (x, y, 0)); s.bar((x, y, tall - .03), tip, .035, 8); s.lathe([(0, .17), (.03, .17), (.035, .10)], 12, (x, y, 0))
        s.box((tip[0] - .35, y - .13, tall), (tip[0] + .35, y + .13, tall + .09)); h.box((tip[0] - .30, y - .11, tall - .035), (tip[0] + .30, y + .11, tall))
        put(s, "post", dark); put(h, "post lamp", bright)


def bollard(s, band, x, y, z, tall=.85, r=.055):
    s.lathe([(0, r), (tall - .02, r), (tall, r * .7), (tall + .002, .005)], 16, (x, y, z)); band.lathe([(0, r + .002), (.07, r + .002)], 16, (x, y, z + tall - .18))


def tablet(m):
    """In the hands of a person who stands at m and looks along +X."""
    t = m @ Matrix.Translation((.36, 0, 1.19)) @ Matrix.Rotation(math.radians(-42), 4, "Y")
    b, s = Solid(), Solid()
    b.box((-.095, -.135, -.010), (.095, .135, 0)); s.box((-.085, -.125, .001), (.085, .125, .002))
    put(b, "tablet", rubber, bevel=.004, m=t); put(s, "screen", glow("screen", here, (.55, .85, 1.0), 1.6), m=t)


HOLD = dict(hand=(.31, .13, 1.12), other=(.31, -.13, 1.12))

yard = Solid(); yard.box((-70, -45, -.4), (90, 40, 0)); put(yard, "yard", material("asphalt", here, asphalt))

# ---------------------------------------------------------------- the store

FACING = {"-y": Matrix.Identity(4), "-x": Matrix(((0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))), "+x": Matrix(((0, -1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))}


def shelf(boards, rails, at, face, length, levels, deep=.42):
    """A shelf with what stands on it: a product has several facings of one size and colour, and here and there one is sold out."""
    m = Matrix.Translation(at) @ FACING[face]
    for z, top in zip(levels, levels[1:]):
        boards.box((0, 0, z - .03), (length, deep, z), m); rails.box((0, -.012, z - .035), (length, 0, z + .008), m)
        u = .02
        while u < length - .08:
            w, h, tone = rng.uniform(.07, .26), (top - z - .05) * rng.uniform(.45, .96), rng.choice(NAMES, p=ODDS)
            for _ in range(rng.integers(2, 6)):
                if u + w < length and rng.random() > .05:
                    d = rng.choice([.02, .03, .04, .16], p=[.35, .3, .2, .15])
                    goods[tone].box((u, d, z), (u + w - .008, deep - .02, z + h * (1 if rng.random() > .2 else .55)), m)
                u += w
            if rng.random() < .10:
                u += rng.uniform(.08, .30)


def trolley(m, wire, grip, wheel):
    """A shopping trolley that is pushed along +X."""
    low, top = [(-.30, -.19, .52), (.40, -.15, .46), (.40, .15, .46), (-.30, .19, .52)], [(-.42, -.27, 1.0), (.50, -.22, .90), (.50, .22, .90), (-.42, .27, 1.0)]
    mid = lambda p, q, t: tuple(i + (j - i) * t for i, j in zip(p, q))
    b = lambda p, q, r=.005: wire.bar(m @ Vector(p), m @ Vector(q), r, 4)
    for i in range(4):
        j = (i + 1) % 4
        for t in np.linspace(0, 1, 13 if i % 2 == 0 else 8):
            b(mid(low[i], low[j], t), mid(top[i], top[j], t))
        for t in (0, .33, .66, 1):
            b(mid(low[i], top[i], t), mid(low[j], top[j], t), .009 if t == 1 else .005)
    for t in np.linspace(.1, .9, 7):
        b(mid(low[0], low[3], t), mid(low[1], low[2], t))
    for e in (-1, 1):
        b((-.48, e * .25, 1.03), (-.36, e * .24, .14), .013); b((-.40, e * .24, .15), (.46, e * .17, .15), .013); b((.40, e * .16, .46), (.44, e * .17, .15), .010)
        for x, y in ((-.34, .24), (.44, .17)):
            wheel.lathe([(-.014, .02), (-.014, .06), (.014, .06), (.014, .02)], 14, m @ Vector((x, e * y, .06)), m.to_3x3() @ Vector((0, 1, 0)))
    grip.bar(m @ Vector((-.49, -.26, 1.04)), m @ Vector((-.49, .26, 1.04)), .018, 8)


def store():
    W, D, H1, Z = 34.0, 22.0, 6.2, PAVE                                       # its front stands at y = 0, its floor is level with the pavement
    END, BACK = W - 6, 15.0
    b, t, i, lights, gl, j = (Solid() for _ in range(6))
    b.box((0, 0, 4.1), (W, .35, H1)); b.box((0, 0, 0), (1.6, .35, 4.1)); b.box((END, 0, 0), (W, .35, 4.1))
    b.box((0, .35, 0), (.35, D, H1)); b.box((W - .35, .35, 0), (W, D, H1)); b.box((0, .35, H1 - .3), (W, D, H1 - .1))
    t.box((-.1, -.06, H1 - .14), (W + .1, .4, H1 + .12)); t.box((-.1, .3, H1 - .14), (.45, D, H1 + .12))
    for x in np.arange(1.6, W, 2.65):
        j.box((x - .008, -.004, 4.1), (x + .008, .01, H1 - .14))
    j.box((0, -.004, 2.05), (1.6, .01, 2.065)); j.box((0, -.004, 4.1), (1.6, .01, 4.115))
    floor = Solid(); floor.box((.4, .1, Z - .02), (END, BACK, Z))
    i.box((.4, BACK - .1, 0), (END, BACK, 4.4)); i.box((.4, .4, 4.3), (END, BACK, 4.4)); i.box((END - .1, .4, 0), (END, BACK, 4.4)); i.box((.36, .4, 0), (.42, BACK, 4.4))
    for y in np.arange(2.0, 14, 2.0):
        for x in (1.6, 6.2, 10.8, 15.4, 20.0, 24.6):
            lights.box((x, y, 4.24), (x + 3.0, y + .12, 4.28))
    boards, rails, back, signs = Solid(), Solid(), Solid(), Solid()
    levels = [Z + z for z in (.16, .50, .82, 1.12, 1.42, 1.74)]
    for n, x in enumerate(np.arange(2.4, 26, 3.1)):                           # gondolas, end on, a shelf across the end of each
        back.box((x + .47, 5.0, Z), (x + .53, 13.2, Z + 1.70)); back.box((x + .02, 5.0, Z), (x + .98, 13.2, Z + .12)); back.box((x, 4.93, Z), (x + 1.0, 4.98, Z + 1.78))
        shelf(boards, rails, (x + .02, 5.0, 0), "-x", 8.2, levels); shelf(boards, rails, (x + .98, 5.0, 0), "+x", 8.2, levels)
        shelf(boards, rails, (x + .03, 4.5, 0), "-y", .94, levels, .40)
        signs.box((x + .05, 6.4, 2.75), (x + .95, 6.44, 3.05)); signs.bar((x + .2, 6.42, 3.05), (x + .2, 6.42, 4.3), .008, 4); signs.bar((x + .8, 6.42, 3.05), (x + .8, 6.42, 4.3), .008, 4)
    tall = [Z + z for z in (.16, .55, .92, 1.28, 1.64, 2.02, 2.36)]
    for x0, length in ((.6, 6.2), (16.2, 11)):
        shelf(boards, rails, (x0, 14.4, 0), "-y", length, tall)
    cold, frame = Solid(), Solid()                                            # coolers with glass doors in the middle of the back wall
    cold.box((7.0, 14.86, Z + .2), (16.0, 14.88, Z + 2.2))
    shelf(boards, rails, (7.0, 14.5, 0), "-y", 9.0, [Z + z for z in (.24, .64, 1.02, 1.40, 1.78, 2.16)], .30)
    for x in np.arange(7.0, 16.1, .9):
        frame.box((x - .04, 14.36, Z), (x + .04, 14.46, Z + 2.35))
    frame.box((6.95, 14.36, Z), (16.05, 14.46, Z + .18)); frame.box((6.95, 14.36, Z + 2.2), (16.05, 14.46, Z + 2.45))
    tills, belt = Solid(), Solid()                                            # tills behind the window
    for x in (8.4, 13.4, 15.6):
        tills.box((x, 2.2, Z), (x + .62, 4.0, Z + .88)); belt.box((x + .04, 2.2, Z + .88), (x + .58, 3.4, Z + .91)); belt.box((x + .1, 3.55, Z + .9), (x + .16, 3.6, Z + 1.35)); belt.box((x - .05, 3.5, Z + 1.2), (x + .36, 3.54, Z + 1.48))
    for x in np.arange(1.6, END + .1, 2.65):                                  # posts of the front; the door slides between two of them
        t.box((x - .05, -.05, Z), (x + .05, .12, 4.1))
    door = 1.6 + 3 * 2.65
    t.box((1.6, -.05, 2.75), (END, .1, 2.85))
    for x0, x1 in ((1.6, door), (door + 2.65, END)):
        t.box((x0, -.05, Z), (x1, .12, Z + .10)); gl.box((x0, .02, Z), (x1, .05, 4.1))
    gl.box((door, .02, 2.85), (door + 2.65, .05, 4.1))
    for x0 in (door + .1, door + 1.95):
        gl.box((x0, -.04, Z + .05), (x0 + .6, -.02, 2.7)); t.box((x0 - .03, -.06, Z), (x0 + .03, 0, 2.75)); t.box((x0 + .57, -.06, Z), (x0 + .63, 0, 2.75)); t.box((x0, -.06, Z), (x0 + .6, 0, Z + .09))
    t.box((1.0, -2.6, 4.15), (W - 5, 0, 4.42))                                # canopy
    sg, box, mark = Solid(), Solid(), Solid()
    sg.box((1.0, -2.62, 4.25), (W - 5, -2.60, 4.31))
    t.box((1.0, -.22, 4.72), (W - 5, 0, 5.72)); box.box((1.07, -.235, 4.79), (W - 5.07, -.22, 5.65))
    basket = [(5.32, 5.30), (6.42, 5.30), (6.22, 4.93), (5.52, 4.93)]         # a basket, the sign of the store
    mark.add([(x, -.24, z) for x, z in basket], [(0, 1, 2, 3)])
    for p, q in (((5.54, 5.30), (5.76, 5.54)), ((6.20, 5.30), (5.98, 5.54))):
        mark.bar((p[0], -.24, p[1]), (q[0], -.24, q[1]), .03, 6)
    for x in (4, 11.5, 19, 26.5):
        t.bar((x, -2.3, 0), (x, -2.3, 4.2), .07, 14)
    for x in np.arange(2.2, 27, 2.65):
        lights.box((x, -1.45, 4.125), (x + .9, -1.33, 4.15))
    put(b, "walls", wall); put(t, "trim", dark); put(j, "joints", rubber); put(i, "inside", lit("interior", (.56, .50, .41), .16)); put(lights, "lamps", bright)
    put(floor, "floor", lit("floor", (.40, .37, .32), .08, .30))
    for s, mat, n in ((sg, glow("strip", here, (.12, .85, .72), 1.8), "strip"), (box, glow("sign", here, (.006, .125, .112), 1.0), "sign"), (mark, glow("mark", here, (1, .93, .80), 2.0), "mark")):
        o = put(s, n, mat); o.visible_diffuse = o.visible_glossy = False
    put(boards, "boards", lit("board", (.30, .29, .27), .05)); put(rails, "rails", lit("rail", (.62, .60, .55), .12)); put(back, "backs", lit("back", (.10, .10, .10), .04))
    put(signs, "signs", lit("hung sign", (.015, .20, .19), .35)); put(frame, "frames", dark); put(tills, "tills", lit("till", (.20, .19, .175), .08)); put(belt, "belts", rubber)
    put(cold, "coolers", glow("cooler", here, (.80, .92, 1.0), .75))
    glass = lambda g: g.node("MixShader", {0: .045, 1: g.node("BsdfTransparent").outputs[0], 2: g.node("BsdfGlossy", {0: (.6, .6, .6), 1: .02}).outputs[0]}).outputs[0]
    put(gl, "front", material("shop glass", here, glass)).visible_shadow = False

    p, k, lines, stops = (Solid() for _ in range(4))                          # the pavement, its kerb, the bays before it
    p.box((-.6, -4.2, 0), (W + 4, .1, PAVE)); p.box((-2.6, -4.2, 0), (-.6, D, PAVE))
    for x in np.arange(-2.6, W + 4, 1.0):
        k.box((x, -4.36, 0), (x + .99, -4.2, PAVE + .012))
    for y in np.arange(-4.36, D, 1.0):
        k.box((-2.76, y, 0), (-2.6, y + .99, PAVE + .012))
    put(p, "pavement", material("slabs", here, slabs)); put(k, "kerb", kerb, bevel=.02)
    for x in np.arange(-8 * BAY, 38, BAY):
        lines.box((x - .06, -9.6, .004), (x + .06, -4.7, .007))
        stops.box((x + .45, -5.25, 0), (x + BAY - .45, -5.10, .11))
    for x in np.arange(-46, -4, BAY):
        lines.box((x - .06, 9.5, .004), (x + .06, 14.5, .007)); lines.box((x - .06, 26, .004), (x + .06, 31, .007))
    lines.box((-8 * BAY, -9.66, .004), (38, -9.55, .007))
    for x in np.arange(-20, 40, 3.0):
        lines.box((x, -13.06, .004), (x + 1.4, -12.94, .007))
    put(lines, "bays", white); put(stops, "stops", kerb, bevel=.03)
    s, q = Solid(), Solid()
    for x in np.arange(.4, 30, 1.55):
        if not door - .3 < x < door + 2.9:
            bollard(s, q, x, -3.85, PAVE)
    put(s, "bollards", dark, True); put(q, "bands", plain("band", here, (.60, .58, .52), .4), True)
    wire, grip, wheel = Solid(), Solid(), Solid()
    for n in range(7):
        trolley(Matrix.Translation((1.95 + n * .30, -.62, PAVE)), wire, grip, wheel)
    wire.bar((1.2, -.25, PAVE + .55), (4.6, -.25, PAVE + .55), .022, 8)
    put(wire, "trolleys", steel); put(grip, "grips", teal); put(wheel, "castors", rubber)
    area((14, .22, 2.3), (0, -1, -.35), (25, 3.2), 10400)                      # what the front throws on the yard
    area((13, 7.5, 4.15), (0, 0, -1), (24, 13), 4400, COOL)
    area((14, -1.4, 4.05), (0, -.12, -1), (26, 1.2), 380)
    post(16, -15, 13000, toward=-1, seen=False); post(-11.5, 15.5, 5100, toward=-1); post(-20.5, 32, 6750, toward=-1)
    staff, other = People(here, vest=(.72, .20, .02)), People(here, vest=(.50, .48, .03))
    m = base @ Matrix.Translation((5.55, -2.9, PAVE)) @ Matrix.Rotation(math.radians(22), 4, "Z")
    staff.place(m, .08, nod=16, bare=True, **HOLD); tablet(m)
    other.place(base @ Matrix.Translation((6.75, -2.35, PAVE)) @ Matrix.Rotation(math.radians(48), 4, "Z"), .10, (.06, .27, .86), (.55, -.30, 1.44), nod=-2, bare=True)


# ---------------------------------------------------------------- the warehouse

def pallet(wood, x, y, z, rows):
    for k in (0, .5, 1):
        wood.box((x + k * 1.1, y, z), (x + k * 1.1 + .10, y + .8, z + .10))
    wood.box((x, y, z + .10), (x + 1.2, y + .8, z + .14))
    tone = rng.choice(["kraft", "kraft", "cream", "grey", "paper", "navy"])
    for r in range(rows):
        for i in range(3):
            for j in range(2):
                if r < rows - 1 or rng.random() > .25:
                    h = rng.normal(0, .006)
                    goods[tone].box((x + .4 * i + .004 + h, y + .4 * j + .004, z + .14 + r * .32), (x + .4 * i + .394 + h, y + .4 * j + .394, z + .455 + r * .32))


def warehouse():
    W, D, H1, FL = 27.0, 30.0, 8.2, 1.2                                       # its docks stand at y = 0
    docks, wide, head = [4.0 + 5.6 * k for k in range(4)], 2.9, 4.3
    o = docks[3]
    b, t, tt, lights, band = (Solid() for _ in range(5))
    b.box((0, 0, 0), (o, .25, H1)); b.box((o + wide, 0, 0), (W, .25, H1)); b.box((o, 0, head), (o + wide, .25, H1)); b.box((o, 0, 0), (o + wide, .25, FL - .02))
    b.box((W - .25, .25, 0), (W, D, H1)); b.box((0, .25, H1 - .3), (W, D, H1 - .05)); t.box((-.12, -.12, H1 - .2), (W + .12, D, H1 + .15))
    t.box((0, -.05, 0), (o, .02, 1.15)); t.box((o + wide, -.05, 0), (W, .02, 1.15)); t.box((o, -.05, 0), (o + wide, .02, .78))
    for x in np.arange(.3, W - .1, .42):
        b.box((x, -.035, head + .4 if o - .3 < x < o + wide + .2 else 1.2), (x + .20, 0, H1 - 1.3))
    band.box((-.02, -.05, H1 - 1.25), (W + .02, .02, H1 - .25))
    rub, lev, warn, marker, green = (Solid() for _ in range(5))
    for k, x in enumerate(docks):
        for lo, hi in (((x - .42, -.55, 1.0), (x + .06, 0, 4.75)), ((x + wide - .06, -.55, 1.0), (x + wide + .42, 0, 4.75)), ((x - .42, -.55, 4.12), (x + wide + .42, 0, 4.75))):
            rub.box(lo, hi)
        for e in (x - .18, x + wide + .10):
            warn.box((e, -.556, 1.25), (e + .08, -.55, 4.0))
        if k < 3:
            tt.box((x, -.08, FL), (x + wide, -.05, head))
            for z in np.arange(FL + .5, head, .5):
                t.box((x, -.084, z), (x + wide, -.08, z + .02))
            tt.box((x + .9, -.09, 2.55), (x + 2.0, -.08, 2.9))
        for e in (x + .12, x + wide - .42):
            rub.box((e, -.32, .72), (e + .30, -.05, 1.14))
        lev.box((x + .45, -.28, FL - .06), (x + wide - .45, .3, FL - .01)); warn.box((x + .45, -.29, FL - .07), (x + wide - .45, -.28, FL - .01))
        t.box((x + wide + .75, -.14, 2.2), (x + wide + .95, -.03, 2.62)); (green if k in (2, 3) else marker).lathe([(0, .055), (.012, .05), (.02, .01)], 14, (x + wide + .85, -.14, 2.5 if k not in (2, 3) else 2.32), (0, -1, 0))
        t.box((x + 1.1, -.55, 5.30), (x + 1.8, 0, 5.42)); lights.box((x + 1.14, -.53, 5.25), (x + 1.76, -.12, 5.30))
        for e in (x - .25, x + wide + .25):                                   # wheel guides
            for p, q in (((e, -3.4, .16), (e, -.4, .16)), ((e, -3.4, .16), (e - .0, -3.75, 0)), ((e, -2.0, .16), (e, -2.0, 0))):
                warn.bar(p, q, .085, 12)
    put(b, "walls", wall); put(t, "trim", dark); put(tt, "doors", teal, bevel=.01); put(lights, "lamps", bright); put(band, "band", teal)
    strip = Solid(); strip.box((0, -.09, H1 - 1.33), (W, -.05, H1 - 1.27)); put(strip, "strip", glow("strip", here, (.12, .85, .72), 1.3)).visible_diffuse = False
    put(rub, "rubber", rubber, bevel=.03); put(lev, "levellers", steel); put(warn, "guides", yellow)
    for s, hue, power in ((green, (.10, 1, .35), 5), (marker, (1, .06, .03), 4)):
        put(s, "signal", glow("signal", here, hue, power)).visible_diffuse = False

    hall, floor, rack, beam, wood, far = (Solid() for _ in range(6))          # behind the open dock: an aisle, racks beside and across it
    floor.box((12, .25, FL - .03), (W - .25, 26, FL)); hall.box((12, 25.9, 0), (W - .25, 26, 7.4)); hall.box((12, .25, 6.4), (W - .25, 26, 6.5)); hall.box((12, .25, FL), (12.1, 26, 6.5)); hall.box((W - .5, .25, FL), (W - .26, 26, 6.5))
    floor.box((o, 0, FL - .03), (o + wide, .25, FL))
    def bay(x, y, n, along):                                                  # racks of n fields of 2.8 m, three levels
        for i in range(n + 1):
            for d in (0, 1.0):
                px, py = (x + d, y + i * 2.8) if along else (x + i * 2.8, y + d)
                rack.box((px - .05, py - .05, FL), (px + .05, py + .05, FL + 4.9))
        for z in (1.5, 3.0, 4.5):
            for d in (0, 1.0):
                beam.box(*((x + d - .025, y, FL + z), (x + d + .025, y + 2.8 * n, FL + z + .12)) if along else ((x, y + d - .025, FL + z), (x + 2.8 * n, y + d + .025, FL + z + .12)))
        for i in range(n * 2):
            for z in (0, 1.62, 3.12):
                if rng.random() > .12:
                    pallet(wood, *((x - .1, y + .25 + i * 1.4) if along else (x + .12 + i * 1.4, y + .1)), FL + z, int(rng.integers(2, 4)))
    bay(o + 2.15, 5.0, 4, True); bay(o - 1.25, 7.5, 3, True); bay(o - 5, 20.5, 4, False)
    pallet(wood, o + .15, 2.6, FL, 3); pallet(wood, o - .3, 5.4, FL, 2)
    tube = Solid()
    for y in (5, 8, 11, 14, 17):
        tube.box((o + 1.35, y, 4.72 + y * .02), (o + 1.55, y + 1.6, 4.76 + y * .02))
    put(hall, "hall", lit("hall", (.50, .46, .39), .14)); put(floor, "hall floor", lit("hall floor", (.34, .325, .295), .06, .35)); put(rack, "uprights", lit("upright", (.03, .055, .12), .12))
    put(beam, "beams", lit("beam", (.58, .17, .025), .12)); put(wood, "pallets", lit("wood", (.36, .24, .13), .07)); put(tube, "hall lamps", bright)

    s, q, w, r, tape, amb = (Solid() for _ in range(6))                       # a trailer at the second dock
    tx = docks[1] + .15
    s.box((tx, -14.1, 1.20), (tx + 2.6, -.5, 4.0)); q.box((tx + .2, -13.6, .85), (tx + 2.4, -1.0, 1.20)); r.box((tx - .01, -14.1, 1.08), (tx + 2.62, -.52, 1.26)); r.box((tx - .01, -14.1, 3.93), (tx + 2.62, -.52, 4.03))
    for y in np.arange(-13.5, -.6, 1.22):
        r.box((tx + 2.6, y, 1.26), (tx + 2.607, y + .035, 3.93))
    for y in (-.62, -14.1):
        r.box((tx + 2.54, y, 1.1), (tx + 2.625, y + .11, 4.03))
    for y in np.arange(-13.2, -.8, 1.9):
        tape.box((tx + 2.62, y, 1.14), (tx + 2.624, y + .9, 1.19)); amb.box((tx + 2.62, y + 1.3, 1.10), (tx + 2.635, y + 1.4, 1.14))
    for z in (.50, .78):
        r.box((tx + 2.50, -11.2, z), (tx + 2.53, -6.4, z + .10))
    for y in (-11.0, -8.8, -6.6):
        q.box((tx + 2.44, y, .45), (tx + 2.50, y + .06, 1.1))
    for y in (-2.6, -3.91, -5.22):
        for x in (tx + .25, tx + 2.30):
            w.lathe([(0, .3), (0, .46), (.03, .50), (.25, .50), (.28, .46), (.28, .3), (.22, .27), (.18, .12), (.21, .10), (.21, .01)], 32, (x, y, .50), (1, 0, 0))
        q.lathe([(0, .17), (.02, .16), (.04, .06), (.05, .01)], 16, (tx + 2.50, y, .50), (1, 0, 0))
    r.box((tx + 2.2, -5.9, 1.03), (tx + 2.6, -1.9, 1.07))
    put(s, "trailer", plain("trailer", here, (.52, .51, .48), .5)); put(q, "frame", dark); put(w, "tyres", rubber, True); put(r, "rails", steel)
    put(tape, "tape", plain("tape", here, (.70, .68, .62), .4)); put(amb, "markers", glow("marker", here, (1, .40, .04), 2.5))

    s, q, d, gl = Solid(), Solid(), Solid(), Solid()                          # a small door with steps, beyond the last dock
    d.box((25.05, -.05, FL), (25.95, -.03, FL + 2.05)); s.box((24.85, -1.25, FL - .12), (26.5, 0, FL))
    for n in range(6):
        s.box((26.5 + n * .27 - .04, -1.2, FL - .12 - (n + 1) * .17), (26.5 + (n + 1) * .27, -.05, FL - .08 - (n + 1) * .17))
    for p0, p1 in (((24.9, -1.2, 0), (24.9, -1.2, FL + 1.0)), ((26.45, -1.2, 0), (26.45, -1.2, FL + 1.0)), ((28.05, -1.2, 0), (28.05, -1.2, 1.0)), ((24.9, -1.2, FL + 1.0), (26.45, -1.2, FL + 1.0)),
                   ((24.9, -1.2, FL + .5), (26.45, -1.2, FL + .5)), ((26.45, -1.2, FL + 1.0), (28.05, -1.2, 1.0)), ((26.45, -1.2, FL + .5), (28.05, -1.2, .5))):
        q.bar(p0, p1, .024, 8)
    gl.box((25.32, -.06, FL + 1.2), (25.68, -.05, FL + 1.75))
    put(s, "steps", steel); put(q, "handrail", yellow, True); put(d, "small door", teal); put(gl, "door light", glow("door light", here, WARM, .8))

    s, y_, n = Solid(), Solid(), Solid()
    s.box((-2, -15.5, 0), (W + 1.2, 0, .012)); put(s, "apron", material("apron", here, lambda g: slabs(g, (5.6, 5.2), (.19, .184, .168), (docks[0] + 1.45, 5.6))))
    for x in [1.2 + 5.6 * k for k in range(6)]:
        y_.box((x + .17, -15.5, .014), (x + .29, -3.9, .017))
    put(y_, "lanes", amber)
    for x in np.arange(W + 6, 70, 3.2):
        n.box((x, 3, .004), (x + .12, 8, .008)); n.box((x, 18, .004), (x + .12, 23, .008)); n.box((x, -14, .004), (x + .12, -9, .008))
    put(n, "bays", white)
    s, q = Solid(), Solid()
    for x, y in ((W + .8, -.9), (W + .8, -2.6), (W + .8, .9)):
        bollard(s, q, x, y, 0, 1.05, .08)
    put(s, "bollards", yellow, True); put(q, "bands", rubber, True)
    for x, power in zip(docks[1:], (1400, 4600, 4600)):                       # less above the trailer: its roof throws it back
        lamp("SPOT", (x + 1.45, -.85, 5.2), (0, -.05, -1), power, LAMP, spot_size=math.radians(172), spot_blend=.35, shadow_soft_size=.14, base=base)
    area((o + 1.45, .3, 2.75), (0, -1, -.2), (wide - .2, 2.9), 840, COOL)
    area((o + 1.2, 11, 5.6), (0, 0, -1), (5, 20), 1600, COOL)
    post(8, -24, 24000, tall=8, seen=False); post(36.5, -1.5, 6300, tall=8); post(52, 24, 7700, tall=8)
    guide, other = People(here, vest=(.72, .20, .02)), People(here, vest=(.50, .48, .03))
    m = base @ Matrix.Translation((18.3, -11.6, .012)) @ Matrix.Rotation(math.radians(28), 4, "Z")
    guide.place(m, .08, nod=14, **HOLD); tablet(m)
    other.place(base @ Matrix.Translation((19.5, -11.0, .012)) @ Matrix.Rotation(math.radians(62), 4, "Z"), .12, (.06, .27, .86), (.54, -.28, 1.44), nod=-2)


store() if STORE else warehouse()
for key, (tone, _) in TONES.items():
    if goods[key].v:
        put(goods[key], key, lit(key, tone, .13))
grass = leaf(atm)
patch = lambda x, y, r: (np.hypot(x - CX, y - CY) > 95) & (fbm(x, y, 13, 4, seed=3) > .05)
p = scatter_polar(height, c["at"], c["azimuth"], 80, 5000, 60, 260, rng, .95, patch)
scatter(tuft(grass, rng, 28, .5, .2, .55), p, rng.lognormal(-.1, .35, len(p)), rng, .05)

render_by_lamp(a, small=.75, large=1.25, bounces=3, diffuse=1)
