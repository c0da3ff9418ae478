"""The common room of a site camp before dawn: two technicians at the far table, lamps over the tables, the blue hour behind the windows."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(12)

W, BACK, END, CEIL, MODULE = 2.6, -.6, 12.8, 2.62, 3.2      # half width, the two end walls, height; modules stand side by side along Y
SILL, HEAD, FLOOR = .88, 2.16, .55                         # windows; the floor stands above the ground
TABLES = (4.6, 7.0, 10.35)                                # middles, along Y
TX = -.85                                                  # and their line
WING = 8.1                                                 # a wall with the network, across the right side
WARM, BLUE = (1.0, .60, .27), (.30, .52, 1.0)

cam = camera(a, (.40, .1, 1.52), 0, 26, .53, shift_x=-.07, focus=8.5, fstop=3.5)

# ---------------------------------------------------------------- outside
height = lambda x, y: .5 * fbm(x, y, 40, 4, seed=31) - 6 * smoothstep(np.hypot(x, y), 90, 900) - FLOOR \
    + 240 * smoothstep(np.hypot(x, y), 5000, 12000) * smoothstep(fbm(x, y, 4800, 8, .5, 35, ridged=True), .45, .95)
H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
sky = Atmosphere(sun_az=-52, sun_el=.8, sun=0, sky=.60, dust=.6, ozone=5.0, air=1.2, haze=6500, haze_top=80, clouds=.4,
                 cloud_color=(.20, .15, .16), cloud_seed=21, sky_tint=(.54, .90, 1.30), peach=(0, .05, .60))
bpy.context.scene.world.cycles_visibility.diffuse = False   # one lamp stands for the sky
soil = ground(sky, sand=(.27, .185, .11), grass=(.15, .115, .06), cover=.75)
terrain(height, (0, 0), -22, 60, soil, near=4, nr=420, na=420)
t = Turbines(sky)
t.lamp.data.transform(Matrix.Scale(2.2, 4))
for x, y, phase in ((-640, 1010, 20), (-560, 1320, 75), (-1010, 1900, 47), (-560, 2050, 100), (-330, 2300, 12), (-480, 3100, 66), (-150, 2750, 84)):
    t.place(x, y, H(x, y), 140 + rng.normal(0, 3), phase)
grass = leaf(sky)
p = scatter_polar(height, (0, 0), -22, 56, 5000, 9, 160, rng, .95, lambda x, y, r: (x < -4) & (fbm(x, y, 13, 4, seed=3) + r.normal(0, .2, x.shape) > .02))
scatter(tuft(grass, rng, 28, .42, .2, .55), p, rng.lognormal(-.2, .35, len(p)), rng, .05)

# ---------------------------------------------------------------- parts

class Indoors:
    """No haze over the few metres of a room."""
    def finish(self, g, surface):
        g.put(g.node("OutputMaterial").inputs[0], surface)


room = Indoors()
ray = dict(visible_diffuse=False, visible_glossy=False)


def put(s, name, mat, smooth=False, bevel=0.0, seen=False):
    """`seen`: by the camera only."""
    o = s.done(name, mat, smooth)
    if smooth:
        o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(38)
    if bevel:
        b = o.modifiers.new("edges", "BEVEL")
        b.width, b.segments, b.limit_method = bevel, 3, "ANGLE"
    if seen:
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    return o


def pierced(box, a0, a1, openings):
    """A wall from a0 to a1 round openings (from, to, bottom, top)."""
    for lo, hi, z0, z1 in sorted(openings):
        box(a0, lo, 0, CEIL); box(lo, hi, 0, z0); box(lo, hi, z1, CEIL)
        a0 = hi
    box(a0, a1, 0, CEIL)


def boards(g):
    """Worn vinyl floor: a dull shine that is broken where people walk."""
    p = g.node("NewGeometry").outputs["Position"]
    x, y, _ = g.xyz(p)
    worn = g.noise(g.vmath("MULTIPLY", p, (1.6, .55, 1)), 1.3, 6, .62)
    speck = g.noise(p, 90, 2, .7)
    c = g.mix(g.math("MULTIPLY_ADD", worn, .7, g.math("MULTIPLY", speck, .35)), (.060, .062, .064), (.150, .142, .130))
    seam = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", y, MODULE)), .0)), .0022)
    return g.pbr(g.mix(seam, c, (.02, .02, .02)), g.math("MULTIPLY_ADD", worn, .34, .14), spec=.45, normal=g.bump(speck, .06, .004))


def wood(g):
    p = g.node("TexCoord").outputs["Object"]
    grain = g.noise(g.vmath("MULTIPLY", p, (26, 1.3, 26)), 1.2, 6, .62, .6)
    return g.pbr(g.mix(g.smooth(grain, .3, .72), (.25, .145, .07), (.40, .255, .135)), g.math("MULTIPLY_ADD", grain, .22, .26), spec=.4)


def cloth(name, color, rough=.9):
    def build(g):
        p = g.node("TexCoord").outputs["Object"]
        n = g.noise(p, 6, 5, .65)
        weave = g.noise(p, 260, 2, .5)
        return g.pbr(g.mix(n, tuple(v * .72 for v in color), color), rough, spec=.12, normal=g.bump(weave, .25, .002))
    return material(name, room, build)


wall = plain("wall panel", room, (.52, .50, .46), .55, spec=.3)
lid = plain("ceiling", room, (.50, .49, .46), .7, spec=.2)
trim = plain("trim", room, (.20, .205, .205), .45)
frame = plain("window frame", room, (.11, .118, .125), .4, spec=.45)
black = plain("black", room, (.020, .022, .024), .42, spec=.45)
steel = plain("steel", room, (.40, .41, .42), .36, metal=.8)
pale = plain("pale metal", room, (.46, .465, .46), .42, spec=.4)
locker = plain("locker", room, (.16, .20, .215), .42, spec=.45)
teal = plain("teal", room, (.012, .15, .14), .40, spec=.45)
top = material("table top", room, wood)
shell = plain("seat", room, (.055, .070, .085), .5, spec=.35)
china = plain("china", room, (.60, .58, .53), .25, spec=.5)
paper = plain("paper", room, (.62, .60, .55), .8, spec=.15)
green, amber, cyan = (glow(n, room, c, k) for n, c, k in (("green led", (.10, 1, .40), 5), ("amber led", (1, .42, .06), 6), ("teal led", (.08, .85, .72), 5)))

# ---------------------------------------------------------------- the shell
windows = [(4.35, 6.15), (7.55, 9.35), (10.65, 12.2)]
back_window = (-2.15, -.42, SILL, HEAD)
door = (.12, 1.02)
s = Solid()
pierced(lambda y0, y1, z0, z1: s.box((-W - .12, y0, z0), (-W, y1, z1)), BACK, END + .12, [(*w, SILL, HEAD) for w in windows])
pierced(lambda x0, x1, z0, z1: s.box((x0, END, z0), (x1, END + .12, z1)), -W, W + .12, [back_window, (door[0] + .27, door[1] - .27, 1.22, 1.88)])
s.box((W, BACK, 0), (W + .12, END, CEIL)); s.box((-W - .12, BACK - .12, 0), (W + .12, BACK, CEIL))
s.box((.98, WING, 0), (W, WING + .10, CEIL))
put(s, "walls", wall)
s = Solid(); s.box((-W - .12, BACK - .12, -.1), (W + .12, END + .12, 0)); put(s, "floor", material("floor", room, boards))
s = Solid(); s.box((-W - .12, BACK - .12, CEIL), (W + .12, END + .12, CEIL + .1)); put(s, "ceiling", lid)
s, k = Solid(), Solid()
for y in np.arange(0, END, 1.6):                                              # joints of the panels, the seams of the modules
    wide = .07 if abs(y / MODULE - round(y / MODULE)) < .01 else .012
    for x in (-W, W):
        if not any(lo - .1 < y < hi + .1 for lo, hi in windows) or x > 0:
            s.box((x - .012 if x > 0 else x, y - wide / 2, 0), (x if x > 0 else x + .012, y + wide / 2, CEIL))
    s.box((-W, y - wide / 2, CEIL - .003), (W, y + wide / 2, CEIL))
for x in (-W, W - .015):
    k.box((x, BACK, 0), (x + .015, END, .09)); s.box((x, BACK, CEIL - .05), (x + .015, END, CEIL))
k.box((-W, END - .015, 0), (W, END, .09)); s.box((-W, END - .015, CEIL - .05), (W, END, CEIL)); k.box((.98, WING - .015, 0), (W, WING, .09))
s.box((.965, WING - .015, 0), (.98, WING + .115, CEIL))
put(s, "joints", plain("joint", room, (.40, .39, .365), .5), bevel=.003); put(k, "skirting", trim)
s = Solid()
s.box((.45, BACK, CEIL - .025), (.55, END, CEIL))
s.box((1.33, WING - .05, 2.0), (1.41, WING, CEIL)); s.box((.55, WING - .05, CEIL - .07), (1.41, WING, CEIL))
put(s, "trunking", pale, bevel=.006)

frames, sills, panes, cloths, rods = Solid(), Solid(), Solid(), Solid(), Solid()
def window(box, lo, hi, middle=True):
    """box(solid, a0, a1, depth from the inner face outwards: d0, d1, z0, z1)"""
    b = .055
    for a0, a1, z0, z1 in ((lo, hi, SILL, SILL + b), (lo, hi, HEAD - b, HEAD), (lo, lo + b, SILL, HEAD), (hi - b, hi, SILL, HEAD)):
        box(frames, a0, a1, .02, .09, z0, z1)
    if middle:
        m = (lo + hi) / 2; box(frames, m - .035, m + .035, .025, .085, SILL, HEAD)
    box(sills, lo - .06, hi + .06, -.10, .03, SILL - .035, SILL)
    box(panes, lo, hi, .055, .060, SILL, HEAD)
    box(rods, lo - .08, hi + .08, -.07, -.01, HEAD + .04, HEAD + .11)


left = lambda s, a0, a1, d0, d1, z0, z1: s.box((-W - d1, a0, z0), (-W - d0, a1, z1))
far = lambda s, a0, a1, d0, d1, z0, z1: s.box((a0, END + d0, z0), (a1, END + d1, z1))
for (lo, hi), down in zip(windows, (.12, .62, .20)):
    window(left, lo, hi)
    left(cloths, lo - .03, hi + .03, -.043, -.040, HEAD + .05 - down, HEAD + .05); left(rods, lo - .03, hi + .03, -.052, -.032, HEAD + .03 - down, HEAD + .055 - down)
window(far, back_window[0], back_window[1])
far(cloths, back_window[0] - .03, back_window[1] + .03, -.043, -.040, HEAD - .16, HEAD + .05); far(rods, back_window[0] - .03, back_window[1] + .03, -.052, -.032, HEAD - .18, HEAD - .155)
put(frames, "frames", frame, bevel=.006); put(sills, "sills", pale, bevel=.006); put(rods, "blind cases", pale, bevel=.006)


def blind(g):
    c = (.42, .40, .35)
    d = g.node("BsdfDiffuse", {0: c}).outputs[0]
    return g.node("MixShader", {0: .30, 1: d, 2: g.node("BsdfTranslucent", {0: c}).outputs[0]}).outputs[0]


put(cloths, "blinds", material("blind", room, blind))


def glazing(g):
    k = g.node("Fresnel", {"IOR": 1.45}).outputs[0]
    return g.node("MixShader", {0: g.math("MULTIPLY", k, .05), 1: g.node("BsdfTransparent").outputs[0], 2: g.node("BsdfGlossy", {0: (1, 1, 1), 1: .01}).outputs[0]}).outputs[0]


put(panes, "panes", material("pane", room, glazing)).visible_shadow = False
s = Solid()
for lo, hi in windows:                                                        # heaters below the windows
    s.box((-W + .02, lo + .15, .18), (-W + .09, hi - .15, .66))
    for y in np.arange(lo + .17, hi - .19, .06):
        s.box((-W + .09, y, .20), (-W + .115, y + .035, .64))
put(s, "heaters", pale, bevel=.008)

s, q, m, pane = Solid(), Solid(), Solid(), Solid()                            # the door, with its small window, its bar and its closer
d0, d1 = door
for x0, x1, z0, z1 in ((d0, d0 + .27, .01, 2.04), (d1 - .27, d1, .01, 2.04), (d0 + .27, d1 - .27, .01, 1.22), (d0 + .27, d1 - .27, 1.88, 2.04)):
    s.box((x0, END - .045, z0), (x1, END - .005, z1))
for lo, hi in (((d0 - .08, END - .06, 0), (d0, END, 2.12)), ((d1, END - .06, 0), (d1 + .08, END, 2.12)), ((d0 - .08, END - .06, 2.04), (d1 + .08, END, 2.12)),
               ((d0 + .25, END - .055, 1.20), (d1 - .25, END - .04, 1.235)), ((d0 + .25, END - .055, 1.865), (d1 - .25, END - .04, 1.90)),
               ((d0 + .25, END - .055, 1.20), (d0 + .285, END - .04, 1.90)), ((d1 - .285, END - .055, 1.20), (d1 - .25, END - .04, 1.90))):
    q.box(lo, hi)
m.bar((d0 + .06, END - .10, 1.03), (d1 - .06, END - .10, 1.03), .016, 10)
for x in (d0 + .08, d1 - .08):
    m.box((x - .025, END - .11, .99), (x + .025, END - .04, 1.07))
m.box((d0 + .45, END - .10, 1.95), (d0 + .72, END - .05, 2.01)); m.box((d0 + .02, END - .053, .02), (d1 - .02, END - .046, .22))
put(s, "door", teal); put(q, "door frame", frame, bevel=.006); put(m, "door bar", steel, bevel=.003)
s = Solid(); s.box((d0 + .27, END - .09, 2.20), (d0 + .63, END - .04, 2.32)); put(s, "exit sign", glow("exit", room, (.06, .55, .26), .3), bevel=.004, seen=True)

# ---------------------------------------------------------------- tables, chairs, lamps
def table(y, length=1.6, width=.86):
    t, l = Solid(), Solid()
    t.box((TX - width / 2, y - length / 2, .715), (TX + width / 2, y + length / 2, .745))
    for x in (TX - width / 2 + .07, TX + width / 2 - .07):
        for e in (-1, 1):
            l.bar((x, y + e * (length / 2 - .10), 0), (x, y + e * (length / 2 - .10), .715), .021, 12)
        l.box((x - .015, y - length / 2 + .1, .655), (x + .015, y + length / 2 - .1, .715))
    for e in (-1, 1):
        l.box((TX - width / 2 + .07, y + e * (length / 2 - .1) - .015, .655), (TX + width / 2 - .07, y + e * (length / 2 - .1) + .015, .715))
    put(t, "table", top, bevel=.007); put(l, "table legs", black, True)


def chair(x, y, turn):
    """A stacking chair; its back is away from where it looks, `turn` is that direction, degrees from +X."""
    m = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    s, l = Solid(), Solid()
    n = 14
    u = np.linspace(-1, 1, n)
    prof = [(.20, .44), (.215, .452), (.17, .462), (.0, .452), (-.12, .45), (-.17, .47), (-.195, .52), (-.215, .60), (-.235, .70), (-.243, .765), (-.249, .79), (-.253, .806), (-.256, .814), (-.258, .817)]
    v, f = [], []
    for i, (px, pz) in enumerate(prof):
        half = np.interp(pz, [.44, .47, .54, .765, .79, .806, .814, .817], [.205, .205, .17, .19, .186, .176, .160, .135])
        for k in u:                                                           # dished: the middle is lower and further back
            v.append(m @ Vector((px - (.020 * (1 - k * k) if pz > .5 else 0) + (.012 * k * k if pz > .5 else 0), k * half, pz - (.014 * (1 - k * k) if pz <= .5 else 0))))
    f = grid_faces(len(prof), n)
    s.add(np.array(v), f)
    for e in (-1, 1):
        for p, q in (((.17, .19, .44), (.21, .22, 0)), ((-.14, .19, .44), (-.24, .22, 0)), ((.17, .19, .44), (-.14, .19, .44)), ((-.14, .19, .44), (-.225, .175, .62))):
            l.bar(m @ Vector((p[0], e * p[1], p[2])), m @ Vector((q[0], e * q[1], q[2])), .0105, 10)
    o = put(s, "seat", shell, True)
    w = o.modifiers.new("thick", "SOLIDIFY"); w.thickness, w.offset = .011, 0
    put(l, "chair legs", steel, True)


def pendant(y, z, energy):
    outer, inner, cord, bulb = Solid(), Solid(), Solid(), Solid()
    at = (TX, y, z)
    outer.lathe([(0, .205), (.012, .204), (.05, .190), (.10, .155), (.14, .105), (.165, .062), (.205, .045), (.245, .040), (.255, .012)], 48, at)
    inner.lathe([(.001, .199), (.05, .184), (.10, .150), (.14, .100), (.16, .055), (.165, .01)], 48, at)
    cord.bar((TX, y, z + .25), (TX, y, CEIL), .0045, 8); cord.lathe([(-.035, .02), (-.03, .05), (0, .055)], 24, (TX, y, CEIL))
    bulb.lathe([(.0, .004), (.008, .03), (.03, .048), (.06, .045), (.10, .024), (.13, .018)], 24, (TX, y, z + .015))
    put(outer, "shade", teal, True); put(cord, "cord", black, True)
    put(inner, "inside of shade", glow("lit enamel", room, (1, .66, .33), 1.5), True).visible_diffuse = False
    put(bulb, "bulb", glow("bulb", room, (1, .72, .40), 26), True, seen=True)
    lamp("SPOT", (TX, y, z + .03), (0, 0, -1), energy, WARM, spot_size=math.radians(166), spot_blend=.75, shadow_soft_size=.07)


for y in TABLES:
    table(y)
for y, z, energy in zip(TABLES, (1.92, 1.92, 1.98), (170, 180, 240)):
    pendant(y, z, energy)
for x, y, turn in ((TX + .62, 4.25, 176), (TX + .66, 5.0, 190), (TX - .60, 4.9, 4), (TX + .60, 6.65, 183), (TX + .95, 7.55, 214), (TX - .60, 7.35, 0), (TX - .58, 6.6, -8),
                   (TX + .66, 10.25, 180)):
    chair(x, y, turn)
lamp("AREA", (-W - .30, 8.2, 1.62), (1, 0, -.12), 170, BLUE, shape="RECTANGLE", size=8.0, size_y=1.3)
lamp("AREA", (TX, 7.6, .76), (0, 0, 1), 34, (1, .66, .38), shape="RECTANGLE", size=1.4, size_y=7.6)      # what tables and floor throw back
lamp("AREA", (0, 7.0, CEIL - .02), (0, 0, -1), 32, (.58, .70, 1.0), shape="RECTANGLE", size=4.6, size_y=10.5)   # and the ceiling


def mug(s, x, y, z=.745, turn=0.0):
    s.lathe([(0, .004), (0, .034), (.004, .039), (.09, .041), (.093, .0395), (.09, .037), (.012, .034), (.011, .004)], 32, (x, y, z))
    pts = [(.040 + .026 * math.sin(t), .047 - .028 * math.cos(t)) for t in np.linspace(0, math.pi, 10)]
    c, n = math.cos(turn), math.sin(turn)
    for (r, h), (r2, h2) in zip(pts, pts[1:]):
        s.bar((x + c * r, y + n * r, z + h), (x + c * r2, y + n * r2, z + h2), .0055, 8)


def tablet(x, y, z, turn, tilt, size=(.27, .19), shine=1.6):
    """A tablet, its screen a list with one line marked; on a stand if it tilts."""
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "X")
    w, h = size[0] / 2, size[1] / 2
    b, scr = Solid(), Solid()
    b.box((-w, -h, -.009), (w, h, 0)); put(b, "tablet", black, bevel=.003).matrix_world = m
    scr.box((-w + .010, -h + .010, .0005), (w - .010, h - .010, .001))

    def screen(g):
        u, v, _ = g.xyz(g.node("TexCoord").outputs["Object"])
        row = g.math("FRACT", g.math("DIVIDE", v, .026))
        line = g.math("MULTIPLY", g.math("GREATER_THAN", row, .38), g.math("LESS_THAN", row, .72))
        r = g.node("TexWhiteNoise", {"Vector": g.vec(g.math("FLOOR", g.math("DIVIDE", v, .026)), 3.0, 1.0)}, noise_dimensions="3D").outputs["Value"]
        line = g.math("MULTIPLY", line, g.math("LESS_THAN", u, g.math("MULTIPLY_ADD", r, .12, -.02)))
        line = g.math("MULTIPLY", line, g.math("GREATER_THAN", u, -w + .03))
        c = g.mix(line, (.018, .075, .11), (.50, .76, .84))
        c = g.mix(g.math("GREATER_THAN", v, h - .036), c, (.03, .52, .48))
        return g.node("Emission", {0: c, 1: shine}).outputs[0]
    put(scr, "screen", material("screen", room, screen)).matrix_world = m
    if tilt:
        f = Solid(); f.box((-.05, h * .2, -.012), (.05, h * .5, -.16)); put(f, "stand", black).matrix_world = m


s = Solid(); People(room).helmet(s, Matrix.Translation((TX + .24, 7.37, .77 - 1.64)) @ Matrix.Rotation(math.radians(205), 4, "Z"))
put(s, "helmet", plain("helmet", room, (.62, .61, .56), .34, spec=.5), True)
mugs, dark_mugs, plans, flask, case = Solid(), Solid(), Solid(), Solid(), Solid()
mug(mugs, TX + .22, 4.55, turn=2.2); mug(dark_mugs, TX - .20, 4.98, turn=.4); mug(mugs, TX - .24, 7.25); mug(dark_mugs, TX + .27, 9.95, turn=3.5); mug(mugs, TX - .30, 10.85, turn=-1)
for r, p, q in ((.030, (TX - .30, 4.25, .776), (TX + .28, 4.98, .776)), (.026, (TX - .36, 4.38, .772), (TX + .14, 5.08, .772))):   # rolled plans
    d = (Vector(q) - Vector(p)).length
    plans.lathe([(0, r * .8), (0, r), (d, r), (d, r * .8)], 28, p, Vector(q) - Vector(p))
plans.box((TX - .05, 6.7, .7455), (TX + .25, 7.1, .748)); plans.box((TX - .28, 10.0, .7455), (TX - .05, 10.3, .747))
flask.lathe([(0, .004), (0, .040), (.20, .041), (.235, .030), (.24, .032), (.29, .031), (.295, .004)], 32, (TX - .10, 7.5, .745))
put(mugs, "mugs", china, True); put(dark_mugs, "mugs", teal, True); put(plans, "plans", paper, True); put(flask, "flask", steel, True)
tablet(TX + .10, 4.18, .80, 14, 62, shine=1.1)
tablet(TX - .02, 10.42, .775, 82, 12, (.30, .21), 2.0)

# ---------------------------------------------------------------- two people at the far table
m = lambda x, y, turn: Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
People(room, (.46, .52, .03)).place(m(TX - .78, 10.42, 2), .10, (.50, .20, .79), (.62, -.12, .81), 27, 22, bare=True)     # leans on the table, points
People(room).place(m(TX + .70, 10.30, 178), .04, (.46, .12, .79), (.40, -.20, .79), 17, 16, sit=.40, bare=True)              # sits

# ---------------------------------------------------------------- the wing: network cabinet, radios, lockers
x0, x1, y0, y1, z0, z1 = 1.06, 1.68, WING - .42, WING, 1.12, 1.92
s = Solid()
s.box((x0, y1 - .03, z0), (x1, y1, z1)); s.box((x0, y0, z0), (x0 + .022, y1, z1)); s.box((x1 - .022, y0, z0), (x1, y1, z1)); s.box((x0, y0, z0), (x1, y1, z0 + .025)); s.box((x0, y0, z1 - .025), (x1, y1, z1))
d = Matrix.Translation((x1, y0, 0)) @ Matrix.Rotation(math.radians(97), 4, "Z")
s.box((-.60, -.012, z0 + .01), (0, .012, z1 - .01), d)
put(s, "cabinet", plain("cabinet", room, (.075, .085, .092), .42, spec=.45), bevel=.005)
s, cords, dots = Solid(), [Solid(), Solid()], {"g": Solid(), "a": Solid(), "t": Solid()}
for i, z in enumerate(np.arange(z0 + .05, z1 - .09, .088)):
    front = y0 + .07 + .01 * (i % 2)
    s.box((x0 + .035, front, z), (x1 - .035, y1 - .05, z + .078))
    for j in range(20):
        px = x0 + .075 + j * .024
        if i in (1, 2, 4, 5) and rng.uniform() < .42:
            dots["t" if rng.uniform() < .72 else "a"].box((px, front - .004, z + .058), (px + .007, front, z + .065))
        if i in (3, 6) and rng.uniform() < .5:                                # patch cords hang to the side
            hue, side = cords[int(rng.uniform() < .4)], x0 + .045 + rng.normal(0, .006)
            wire(hue, (px, front, z + .035), (side, front - .05, z - .02), .03, .004, 10); hue.bar((side, front - .05, z - .02), (side, front - .05, z0 + .03), .004, 6)
put(s, "machines", material("machines", room, lambda g: g.node("AddShader", {0: g.pbr((.03, .033, .036), .4), 1: g.node("Emission", {0: (.45, .80, .85), 1: .004}).outputs[0]}).outputs[0]), bevel=.002)
put(cords[0], "cords", plain("cord", room, (.02, .30, .28), .5), True); put(cords[1], "cords", plain("cord", room, (.62, .40, .06), .5), True)
s = Solid(); s.box((x0 + .05, y0 + .02, z1 - .040), (x1 - .05, y0 + .035, z1 - .028)); put(s, "strip", glow("strip", room, (.75, .95, 1.0), 2.2), seen=True)
s, q = Solid(), Solid()                                                       # shelf with radios in their charger
s.box((x0 - .02, WING - .30, .88), (x1 + .02, WING, .905)); s.box((x0 + .05, WING - .25, .76), (x0 + .07, WING, .88)); s.box((x1 - .07, WING - .25, .76), (x1 - .05, WING, .88))
put(s, "shelf", pale, bevel=.004)
q.box((x0 + .03, WING - .24, .905), (x1 - .06, WING - .06, .965))
for j in range(6):
    px = x0 + .075 + j * .083
    if j != 3:
        q.box((px - .026, WING - .17, .95), (px + .026, WING - .125, 1.065)); q.bar((px - .016, WING - .15, 1.06), (px - .016, WING - .15, 1.19 if j % 2 else 1.17), .006, 8); q.bar((px + .012, WING - .15, 1.06), (px + .012, WING - .15, 1.082), .008, 8)
    dots["a" if j in (1, 4) else "g"].box((px - .006, WING - .244, .932), (px + .006, WING - .24, .942)) if j != 3 else None
put(q, "radios", black, bevel=.006)
for key, mat in (("g", green), ("a", amber), ("t", cyan)):
    put(dots[key], "lights", mat, seen=True)
s, q = Solid(), Solid()
for j in range(2):                                                            # lockers beside it
    lx = 1.80 + j * .40
    s.box((lx, WING - .48, .10), (lx + .395, WING, 1.92)); s.box((lx + .012, WING - .497, .115), (lx + .383, WING - .48, 1.905))
    for z in (1.60, 1.64, 1.68, .34, .38, .42):
        q.box((lx + .12, WING - .4985, z), (lx + .275, WING - .4965, z + .012))
    q.box((lx + .335, WING - .515, 1.00), (lx + .35, WING - .497, 1.12))
q.box((1.80, WING - .45, 0), (2.595, WING, .10))
put(s, "lockers", locker, bevel=.006); put(q, "slots", black)
s, q = Solid(), Solid()                                                       # fire extinguisher at the corner
s.lathe([(0, .02), (.005, .062), (.03, .068), (.36, .068), (.42, .045), (.44, .025), (.46, .022)], 32, (1.13, WING - .09, .16)); q.lathe([(0, .024), (.03, .026), (.05, .012)], 16, (1.13, WING - .09, .62)); q.box((1.10, WING - .14, .655), (1.16, WING - .02, .675))
put(s, "extinguisher", plain("red", room, (.30, .018, .012), .32, spec=.5), True); put(q, "valve", black)

# ---------------------------------------------------------------- the right wall: jackets and helmets, a bench with boots and bags
def drape(widths, depths, heights, lean, phase, lo=0.0, hi=1.0, out=0.0, rings=40, n=96):
    """Cloth that hangs: rings of an oval whose folds grow towards the hem. Heights run from the hem up; u along the wall, v off it."""
    v = []
    for z in np.linspace(lo, hi, rings):
        w, d = np.interp(z, heights, widths), np.interp(z, heights, depths)
        th = np.linspace(0, 2 * math.pi, n, endpoint=False)
        k = (1 - z / heights[-1]) ** .7
        fold = 1 + k * (.085 * np.sin(7 * th + phase + 1.5 * z) + .055 * np.sin(12 * th - 2 * phase + 3 * z)) + .018 * np.sin(31 * z + 3 * np.sin(2 * th + phase))
        u, q = (w * fold + out) * np.sign(np.cos(th)) * np.abs(np.cos(th)) ** .75, (d * fold + out) * np.sin(th)
        v += [(a_, b_ + lean * z, z) for a_, b_ in zip(u, q)]
    i = np.arange(rings - 1)[:, None] * n + np.arange(n)[None, :]
    j = np.arange(rings - 1)[:, None] * n + (np.arange(n)[None, :] + 1) % n
    return np.array(v), np.stack([i, j, j + n, i + n], -1).reshape(-1, 4)


def jacket(y, hook, hue, phase, band=True):
    m = Matrix.Translation((W - .13, y, hook - .80)) @ Matrix(((0, -1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    s, b = Solid(), Solid()
    widths, depths, heights = (.235, .225, .215, .205, .165, .085, .055, .03), (.095, .09, .085, .080, .070, .058, .050, .03), (0, .25, .45, .60, .68, .735, .79, .80)
    shape = lambda **kw: (lambda v, f: (np.array([m @ Vector(p) for p in v]), f))(*drape(widths, depths, heights, -.02, phase, **kw))
    s.add(*shape(hi=.80))
    if band:
        for z in (.17, .33):
            b.add(*shape(lo=z, hi=z + .055, out=.004, rings=4))
    for e in (-1, 1):                                                         # sleeves
        p = [m @ Vector(q) for q in ((e * .175, .01, .655), (e * .225, .035, .42), (e * .235, .055, .10))]
        for (q0, q1), (r0, r1) in zip(zip(p, p[1:]), ((.066, .060), (.060, .048))):
            d = (q1 - q0).length
            s.lathe([(h, (r0 + (r1 - r0) * h / d) * (1 + .05 * math.sin(38 * h + phase))) for h in np.linspace(-.02, d + .02, 18)], 28, q0, q1 - q0)
        if band:
            d = (p[2] - p[1]).normalized()
            b.lathe([(0, .058), (.05, .056)], 28, p[1] + d * .11, d)
    put(s, "jacket", hue, True).visible_glossy = False
    if band:
        put(b, "bands", plain("band", room, (.55, .55, .52), .32, spec=.5), True)


yellow, orange, navy = cloth("yellow cloth", (.44, .48, .03)), cloth("orange cloth", (.62, .16, .02)), cloth("navy cloth", (.030, .042, .068))
for y, hue, phase, band in ((4.75, navy, .3, False), (5.32, yellow, 1.7, True), (5.90, orange, 3.1, True), (6.72, yellow, 4.4, True)):
    jacket(y, 1.74, hue, phase, band)
s, q = Solid(), Solid()
s.box((W - .03, 4.2, 1.70), (W, 7.15, 1.80)); s.box((W - .30, 4.2, 1.985), (W, 7.15, 2.01))
for y in np.arange(4.46, 7.1, .29):
    q.bar((W - .03, y, 1.755), (W - .10, y, 1.75), .006, 8); q.bar((W - .10, y, 1.75), (W - .115, y, 1.785), .006, 8)
for y in (4.35, 5.6, 7.0):
    q.box((W - .28, y, 1.955), (W, y + .02, 1.985)); q.box((W - .02, y, 1.80), (W, y + .02, 1.985))
put(s, "hook board", top, bevel=.005); put(q, "hooks", black, True)
hats = People(room)
for y, hue, turn in ((4.62, (.62, .61, .56), 200), (5.02, (.70, .44, .03), 170), (5.78, (.62, .61, .56), 150), (6.30, (.62, .14, .02), 190), (6.72, (.62, .61, .56), 175)):
    s = Solid(); hats.helmet(s, Matrix.Translation((W - .16, y, 2.02 - 1.64)) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    put(s, "helmet", plain("helmet", room, hue, .34, spec=.5), True)
s, q = Solid(), Solid()                                                       # bench of three slats
for x in (W - .40, W - .27, W - .14):
    s.box((x, 4.2, .42), (x + .115, 7.05, .45))
for y in (4.4, 5.6, 6.85):
    q.box((W - .39, y, .38), (W - .03, y + .035, .42)); q.box((W - .37, y, 0), (W - .335, y + .035, .38)); q.box((W - .07, y, 0), (W - .035, y + .035, .38))
put(s, "bench", top, bevel=.006); put(q, "bench legs", black, bevel=.004)
s, sole = Solid(), Solid()
for x, y, turn in ((W - .46, 4.72, 176), (W - .47, 4.86, 184), (W - .24, 5.30, 178), (W - .23, 5.43, 186), (W - .48, 6.18, 170), (W - .46, 6.33, 192)):
    m = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    v, f = loft([(-.095, .030, .012, .09), (-.07, .042, .012, .115), (0, .045, .012, .115), (.06, .046, .012, .095), (.13, .050, .012, .075), (.175, .044, .012, .062), (.195, .028, .014, .045)], 28, 2.8)
    s.add([m @ Vector(p) for p in v], f)
    s.lathe([(.09, .052), (.14, .051), (.20, .054), (.245, .057), (.252, .055), (.245, .050), (.15, .045)], 28, (-.045, 0, 0), m=m)
    v, f = loft([(-.10, .036, 0, .022), (0, .048, 0, .02), (.14, .054, 0, .02), (.20, .03, .004, .022)], 24, 3)
    sole.add([m @ Vector(p) for p in v], f)
put(s, "boots", plain("leather", room, (.085, .052, .028), .62, spec=.3), True); put(sole, "soles", black, True)
s, q, r = Solid(), Solid(), Solid()                                           # tool bags, on the bench and below it
for x, y, z, sx, sy, sz in ((W - .22, 6.55, .45, .24, .44, .26), (W - .24, 5.0, .45, .22, .36, .20), (W - .24, 6.62, 0, .26, .46, .24)):
    s.box((x - sx / 2, y - sy / 2, z), (x + sx / 2, y + sy / 2, z + sz))
    for e in (-1, 1):
        q.box((x - sx / 2 - .004, y + e * sy * .26 - .024, z), (x + sx / 2 + .004, y + e * sy * .26 + .024, z + sz + .004))
    pts = [(x, y - .11 * math.cos(t), z + sz + .075 * math.sin(t)) for t in np.linspace(0, math.pi, 12)]
    for p0, p1 in zip(pts, pts[1:]):
        r.bar(p0, p1, .011, 8)
put(s, "bags", cloth("canvas", (.050, .058, .062)), bevel=.022); put(q, "straps", cloth("strap", (.42, .12, .02)), bevel=.022); put(r, "handles", black, True)

# ---------------------------------------------------------------- the far wall: a board with plans
s, q = Solid(), Solid()
s.box((-.28, END - .025, 1.12), (.0, END, 1.86))
for k in range(3):
    q.box((-.26, END - .028, 1.62 - k * .235), (-.03, END - .026, 1.83 - k * .235))
put(s, "board", trim, bevel=.004); put(q, "sheets", paper)
s, q = Solid(), Solid()                                                       # air conditioner above the window
s.box((-W + .002, 6.32, 2.22), (-W + .22, 7.22, 2.50)); q.box((-W + .12, 6.36, 2.215), (-W + .224, 7.18, 2.245))
put(s, "air conditioner", plain("plastic", room, (.55, .545, .52), .4), bevel=.03); put(q, "outlet", black)

render_by_lamp(a, bounces=1, diffuse=0)
