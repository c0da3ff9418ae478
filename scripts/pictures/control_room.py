"""An operations room at night: a wall of screens is the light, desks and chairs stand before it in silhouette. The screens are on the
right, seen past a dark wall ("start"), or on the left, seen from the gallery across the desks ("end"). No text on any screen."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(44)
atm = Atmosphere(sun=0, sky=.004, haze=1e6, haze_top=1e6, clouds=0, haze_gain=0)

PLACES = {   # the wall of screens stands at y = 0 and faces -Y; x from -6 to 6
    "start": dict(at=(-5.6, -9.2, 1.22), azimuth=13, lens=26, horizon=.36, focus=8, seed=1.0, tint=((.05, .55, .62), (1, .52, .16)), west=-8.2, east=9.5),
    "end": dict(at=(4.8, -10.6, 2.5), azimuth=-7, lens=27, horizon=.56, focus=9, seed=6.0, tint=((.10, .42, .72), (.20, .80, .50)), west=-9.5, east=9.4),
}
c = PLACES[a.calm]
cam = camera(a, c["at"], c["azimuth"], c["lens"], c["horizon"], focus=c["focus"], fstop=3.2)
PW, PH, NX, NY, Z0 = 1.45, .815, 8, 4, .95                                   # one screen of the wall; its lower edge
CEIL = 5.0


def screen(cols, rows, seed, gain):
    """Maps and curves: the middle of the wall is one chart of contours with sites and links, each screen beside it has a graph."""
    def build(g):
        u, v, _ = g.xyz(g.node("UVMap").outputs[0])                          # in screens
        iu, iv, fu, fv = g.math("FLOOR", u), g.math("FLOOR", v), g.math("FRACT", u), g.math("FRACT", v)
        r = g.node("TexWhiteNoise", {"Vector": g.vec(iu, iv, seed)}, noise_dimensions="3D").outputs["Value"]
        a_, b_ = c["tint"]
        p = g.vec(g.math("MULTIPLY", u, 1.78), v, seed)
        # the chart
        land = g.noise(p, .75, 7, .52, .2)
        line = lambda x, n, w: g.math("SUBTRACT", 1.0, g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("MULTIPLY", x, n)), .5)), 0.0, w))
        sea = g.smooth(land, .47, .475)
        chart = g.math("MULTIPLY_ADD", g.math("MULTIPLY", line(land, 26, .10), sea), .10, g.math("MULTIPLY_ADD", sea, .035, .012))
        coast = g.math("SUBTRACT", 1.0, g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", land, .4725)), .0008, .0035))
        chart = g.math("MULTIPLY_ADD", coast, .5, chart)
        grid = g.math("MAXIMUM", line(g.math("ADD", g.math("MULTIPLY", u, 1.78), .5), 2.0, .008), line(g.math("ADD", v, .5), 2.0, .008))
        chart = g.math("MULTIPLY_ADD", grid, .05, chart)
        cells = g.node("TexVoronoi", {"Vector": p, "Scale": 2.1, "Randomness": .9}, voronoi_dimensions="2D", feature="F1")
        near = cells.outputs["Distance"]
        pick = g.math("GREATER_THAN", g.node("SeparateColor", {0: cells.outputs["Color"]}).outputs[0], .68)
        dot = g.math("MULTIPLY", pick, g.math("SUBTRACT", 1.0, g.smooth(near, .035, .05)))
        halo = g.math("MULTIPLY", pick, g.math("SUBTRACT", 1.0, g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", near, .15)), .006, .016)))
        links = g.math("SUBTRACT", 1.0, g.smooth(g.node("TexVoronoi", {"Vector": g.vmath("ADD", p, (.31, .17, 0)), "Scale": .62}, voronoi_dimensions="2D", feature="DISTANCE_TO_EDGE").outputs["Distance"], .0015, .006))
        hot = g.math("MAXIMUM", g.math("MULTIPLY", dot, 1.6), g.math("MAXIMUM", g.math("MULTIPLY", halo, .7), g.math("MULTIPLY", links, .30)))
        # a graph: a filled curve over a grid, or bars
        k = g.math("MULTIPLY_ADD", iv, 7.3, g.math("MULTIPLY_ADD", iu, 3.1, seed))
        wave = g.math("MULTIPLY_ADD", g.noise(g.vec(g.math("MULTIPLY", fu, 1.6), k, 0.0), 2.6, 6, .66), 2.1, -.62)
        wave2 = g.math("MULTIPLY_ADD", g.noise(g.vec(g.math("MULTIPLY", fu, 1.3), k, 5.0), 2.4, 4, .6), 1.9, -.4)
        bar = g.math("MULTIPLY_ADD", g.node("TexWhiteNoise", {"Vector": g.vec(g.math("FLOOR", g.math("MULTIPLY", fu, 22)), k, 1.0)}, noise_dimensions="3D").outputs["Value"], .55, .12)
        bar = g.math("MULTIPLY", bar, g.math("GREATER_THAN", g.math("FRACT", g.math("MULTIPLY", fu, 22)), .28))
        is_ = lambda lo, hi: g.math("MULTIPLY", g.math("GREATER_THAN", r, lo), g.math("LESS_THAN", r, hi))
        area_, bars, heat = is_(-1, .36), is_(.36, .58), is_(.93, 2)         # the rest: lines only
        inside = g.math("MULTIPLY", g.math("MULTIPLY", g.math("GREATER_THAN", fu, .06), g.math("LESS_THAN", fu, .94)), g.math("MULTIPLY", g.math("GREATER_THAN", fv, .10), g.math("LESS_THAN", fv, .88)))
        vv = g.math("DIVIDE", g.math("SUBTRACT", fv, .1), .78)
        below = lambda top: g.math("LESS_THAN", vv, top)
        fill = g.math("MULTIPLY", g.math("MULTIPLY", area_, below(wave)), g.math("MULTIPLY_ADD", g.smooth(g.math("SUBTRACT", wave, vv), 0.0, .6), -.20, .24))
        fill = g.math("ADD", fill, g.math("MULTIPLY", bars, g.math("MULTIPLY", below(bar), .30)))
        cell = g.node("TexWhiteNoise", {"Vector": g.vec(g.math("FLOOR", g.math("MULTIPLY", fu, 26)), g.math("FLOOR", g.math("MULTIPLY", fv, 12)), k)}, noise_dimensions="3D").outputs["Value"]
        cell = g.math("MULTIPLY", g.math("POWER", cell, 2.5), g.math("MULTIPLY", g.math("GREATER_THAN", g.math("FRACT", g.math("MULTIPLY", fu, 26)), .12), g.math("GREATER_THAN", g.math("FRACT", g.math("MULTIPLY", fv, 12)), .16)))
        fill = g.math("ADD", fill, g.math("MULTIPLY", heat, g.math("MULTIPLY", cell, .5)))
        stroke = lambda w, t: g.math("SUBTRACT", 1.0, g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", vv, w)), t, t * 3))
        curves = g.math("SUBTRACT", 1.0, g.math("MAXIMUM", bars, heat))
        rule = g.math("MULTIPLY", line(vv, 4.0, .03), .04)
        graph = g.math("MULTIPLY", g.math("ADD", g.math("ADD", fill, rule), g.math("MULTIPLY", g.math("MULTIPLY", stroke(wave, .006), curves), .7)), inside)
        graph = g.math("ADD", graph, .008)
        hot2 = g.math("MULTIPLY", g.math("MULTIPLY", inside, stroke(wave2, .005)), g.math("MULTIPLY", curves, g.math("SUBTRACT", 1.0, area_)))
        mid = g.math("MULTIPLY", g.math("GREATER_THAN", u, cols[0]), g.math("LESS_THAN", u, cols[1]))
        base = g.node("MixRGB", {0: mid, 1: graph, 2: chart}).outputs[0]
        warm = g.node("MixRGB", {0: mid, 1: g.math("MULTIPLY", hot2, .6), 2: hot}).outputs[0]
        edge = lambda f, w: g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", f, .5)), .5 - w)
        glass = g.math("MULTIPLY", edge(fu, .004), edge(fv, .007))            # thin black frame of each screen
        col = g.mix(1.0, g.scale(a_, base), g.scale(b_, warm), "ADD")
        lit = g.node("Emission", {0: col, 1: g.math("MULTIPLY", glass, gain)}).outputs[0]
        return g.node("AddShader", {0: g.pbr((.01, .01, .011), .25, spec=.4), 1: lit}).outputs[0]
    return material("screen", atm, build)


def sheet(name, corners, size, mat):
    o = mesh(name, corners, [(0, 1, 2, 3)], mat)
    uv = o.data.uv_layers.new()
    for i, q in enumerate([(0, 0), (size[0], 0), (size[0], size[1]), (0, size[1])]):
        uv.data[i].uv = q
    o.visible_diffuse = False
    return o


def area(at, aim, size, power, color):
    l = bpy.data.lights.new("area", "AREA")
    l.shape, l.size, l.size_y, l.energy, l.color = "RECTANGLE", *size, power, color
    o = bpy.data.objects.new("area", l)
    o.location, o.rotation_euler = at, Vector(aim).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = o.visible_glossy = False
    bpy.context.scene.collection.objects.link(o)


def soften(o, r=.012):
    b = o.modifiers.new("edges", "BEVEL")
    b.width, b.segments, b.limit_method = r, 2, "ANGLE"
    return o


WX = NX * PW / 2
sheet("wall of screens", [(-WX, 0, Z0), (WX, 0, Z0), (WX, 0, Z0 + NY * PH), (-WX, 0, Z0 + NY * PH)], (NX, NY), screen((2, 6), None, c["seed"], 3.0))
area((0, -.15, Z0 + NY * PH / 2), (0, -1, -.05), (NX * PW, NY * PH), 520, tuple(.35 * u + .65 * v for u, v in zip((.9, 1, 1), (.32, .72, .80))))

area((0, -9, CEIL - .2), (0, 0, -1), (15, 9), 900, (.55, .74, .90))              # the dimmed ceiling, as one lamp

dark = plain("dark panel", atm, (.050, .062, .074), .5)
black = plain("black", atm, (.022, .025, .028), .45)
desk = plain("desk top", atm, (.075, .070, .066), .32, spec=.5)
cloth = plain("cloth", atm, (.045, .055, .066), .85)
steel = plain("steel", atm, (.35, .36, .37), .35, metal=.8)
W, E = c["west"], c["east"]
s = Solid()
s.box((W, -16, -.1), (E, .6, 0))
s.done("floor", material("floor", atm, lambda g: g.pbr(g.mix(g.noise(g.node("NewGeometry").outputs["Position"], 24, 4, .7), (.022, .026, .031), (.040, .046, .052)), g.math("MULTIPLY_ADD", g.noise(g.node("NewGeometry").outputs["Position"], 1.6, 4, .6), .25, .30), spec=.4)))
s = Solid()
s.box((W - .1, -16, 0), (W, .6, CEIL)); s.box((E, -16, 0), (E + .1, .6, CEIL)); s.box((W, .3, 0), (E, .4, CEIL)); s.box((W, -16.1, 0), (E, -16, CEIL))
s.done("room", dark)
s = Solid(); s.box((W, -16, CEIL), (E, .6, CEIL + .1)); s.done("ceiling", plain("ceiling", atm, (.022, .026, .030), .8))
s = Solid()                                                                   # acoustic panels on the side walls, frame round the screens
for y in np.arange(-15.6, -.4, 1.3):
    for x, d in ((W, .05), (E - .05, .05)):
        s.box((x, y + .01, .25), (x + d, y + 1.29, 2.35)); s.box((x, y + .01, 2.37), (x + d, y + 1.29, CEIL - .3))
soften(s.done("wall panels", plain("felt", atm, (.052, .068, .082), .85)), .008)
s = Solid()
s.box((-WX - .18, -.05, Z0 - .18), (WX + .18, .3, Z0 - .015)); s.box((-WX - .18, -.05, Z0 + NY * PH + .015), (WX + .18, .3, Z0 + NY * PH + .18))
s.box((-WX - .18, -.05, Z0 - .18), (-WX - .015, .3, Z0 + NY * PH + .18)); s.box((WX + .015, -.05, Z0 - .18), (WX + .18, .3, Z0 + NY * PH + .18))
s.box((-WX - .18, .02, 0), (WX + .18, .3, Z0 - .18))
soften(s.done("frame", black))
s = Solid()                                                                   # a low line of light where the ceiling meets the side walls
for x in (W + .02, E - .05):
    s.box((x, -15.5, CEIL - .14), (x + .03, .2, CEIL - .11))
s.done("cove", glow("cove", atm, (.35, .75, .85), .55)).visible_diffuse = False

tops, legs, mons, glassy, seats, metal = Solid(), Solid(), Solid(), [], Solid(), Solid()
for row, (y, n, z) in enumerate(((-3.6, 4, 0), (-6.1, 4, 0))):
    for i in range(n):
        x = (i - (n - 1) / 2) * 2.5
        turn = Matrix.Translation((x, y + .055 * x * x * .5, z)) @ Matrix.Rotation(.075 * x, 4, "Z")
        tops.box((-1.15, -.42, .72), (1.15, .45, .755), turn)
        legs.box((-1.12, -.36, 0), (-1.06, .40, .72), turn); legs.box((1.06, -.36, 0), (1.12, .40, .72), turn); legs.box((-1.06, .36, .10), (1.06, .39, .72), turn)
        for k in (-.72, 0.0, .72):
            t = turn @ Matrix.Translation((k, .2 - .10 * abs(k), 0)) @ Matrix.Rotation(-.30 * k, 4, "Z") @ Matrix.Rotation(math.radians(-7), 4, "X")
            mons.box((-.335, 0, .87), (.335, .035, 1.27), t); mons.box((-.03, .03, .755), (.03, .06, 1.0), t); mons.box((-.13, -.02, .755), (.13, .13, .768), t)
            glassy.append([t @ Vector(q) for q in ((-.322, -.002, .883), (.322, -.002, .883), (.322, -.002, 1.257), (-.322, -.002, 1.257))])
        tops.box((-.24, -.22, .755), (.22, -.08, .772), turn); tops.lathe([(0, .035), (.022, .03), (.024, 0)], 12, turn @ Vector((.36, -.16, .755)))
        tops.lathe([(0, .036), (.09, .04), (.09, .034), (.01, .03)], 16, turn @ Vector((-.62, -.2, .755)))
        yaw = turn @ Matrix.Translation((rng.normal(0, .14), -1.0 + rng.normal(0, .10), 0)) @ Matrix.Rotation(rng.normal(0, .35), 4, "Z")
        seats.box((-.25, -.25, .46), (.25, .25, .54), yaw)                    # chair: seat, curved back, arms, column, star base
        for u0, u1 in zip(np.linspace(-.23, .23, 7)[:-1], np.linspace(-.23, .23, 7)[1:]):
            bulge = lambda u, h: -.25 - .05 * (1 - (u / .23) ** 2) - .14 * max(0, h - .62) ** 1.3
            hs = np.linspace(.60, 1.14, 9)
            w = lambda h: 1 - .30 * ((h - .6) / .54) ** 4
            for h0, h1 in zip(hs[:-1], hs[1:]):
                seats.add([yaw @ Vector((u * w(h), bulge(u, h) + d, h)) for d in (0, -.045) for u, h in ((u0, h0), (u1, h0), (u1, h1), (u0, h1))], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)])
        for e in (-1, 1):
            metal.bar(yaw @ Vector((e * .29, -.12, .5)), yaw @ Vector((e * .29, -.10, .70)), .016, 8); seats.box((e * .29 - .035, -.20, .69), (e * .29 + .035, .10, .72), yaw)
        metal.bar(yaw @ Vector((0, -.22, .5)), yaw @ Vector((0, -.31, .75)), .022, 8)
        metal.bar(yaw @ Vector((0, 0, .1)), yaw @ Vector((0, 0, .46)), .028, 10)
        for k in range(5):
            d = Vector((math.cos(k * 1.2566), math.sin(k * 1.2566), 0))
            metal.bar(yaw @ Vector((0, 0, .11)), yaw @ (d * .31 + Vector((0, 0, .07))), .018, 6); seats.lathe([(-.02, .03), (.02, .03)], 10, yaw @ (d * .31 + Vector((0, 0, .03))), (1, 0, 0))
soften(tops.done("desk tops", desk), .006); legs.done("desk legs", black); soften(mons.done("monitors", black), .006); seats.done("chairs", cloth, True).data.use_auto_smooth = True; metal.done("chair metal", steel, True)
desk_screens = screen((99, 99), None, c["seed"] + 3, 1.5)
o = mesh("desk screens", [p for q in glassy for p in q], np.arange(4 * len(glassy)).reshape(-1, 4), desk_screens)
uv = o.data.uv_layers.new()
for i in range(len(glassy)):
    for j, q in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        uv.data[4 * i + j].uv = (q[0] * .998 + i + .001, q[1] * .998 + .001 + i % 3)
o.visible_diffuse = False
if a.calm == "end":                                                           # rail of the gallery in the foreground
    s = Solid()
    s.bar((-9, -8.4, 1.52), (9, -8.4, 1.52), .026, 10)
    for x in np.arange(-9, 9.1, 1.5):
        s.box((x - .02, -8.42, .45), (x + .02, -8.38, 1.5))
    s.done("rail", steel)
    s = Solid(); s.box((W, -16, .3), (E, -8.3, .45)); s.done("gallery", dark)

render(a, bounces=4)
