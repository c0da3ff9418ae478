"""Retail in the blue hour: a store with its lit shelves behind glass, two people at the door ("start"), or the warehouse behind it with
lit docks and a trailer ("end"). The building stands on the right ("start") or on the left ("end")."""
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
X, Y = c["at"]
CX, CY = X + c["corner"][0], Y + c["corner"][1]


def height(x, y):
    d = np.hypot(x - X, y - Y)
    z = .5 * fbm(x, y, 60, 4, seed=c["seed"]) * smoothstep(d, 70, 160) - 10 * smoothstep(d, 120, 900)
    z = z + 260 * smoothstep(d, 4000, 11000) * smoothstep(fbm(x, y, 4800, 8, .5, c["seed"] + 4, ridged=True), .45, .95)
    return z + 800 * smoothstep(d, 15000, 30000) * smoothstep(fbm(x, y, 9000, 8, .5, c["seed"] + 6, ridged=True), .45, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=.8, sun=0, sky=.27, dust=1.2, ozone=4.0, air=1.2, haze=6500, haze_top=80,
                 clouds=.55, cloud_color=(.30, .15, .12), cloud_seed=c["cloud"], sky_tint=(.92, 1.02, 1.03), peach=(0, .05, .34))
camera(a, (X, Y, c["eye"]), c["azimuth"], c["lens"], c["horizon"])


def asphalt(g):
    """Worn asphalt, swept clean, a little damp: it mirrors the windows in patches. White lines mark the bays."""
    p = g.node("TexCoord").outputs["Object"]
    worn = g.noise(p, .35, 6, .6)
    fine = g.noise(p, 14, 4, .6)
    col = g.mix(worn, (.030, .031, .033), (.075, .072, .068))
    return g.pbr(col, g.math("MULTIPLY_ADD", g.smooth(worn, .35, .62), .42, .20), spec=.5, normal=g.bump(fine, .25, .02))


soil = ground(atm, sand=(.27, .185, .11), grass=(.15, .115, .06), cover=.55, road_half=2.6)
terrain(height, c["at"], c["azimuth"], 110, soil)
base = Matrix.Translation((CX, CY, .04)) @ Matrix.Rotation(-math.radians(c["turn"]), 4, "Z")
wall = plain("wall", atm, (.50, .48, .44), .75)
dark = plain("dark panel", atm, (.05, .06, .07), .5)
teal = plain("teal panel", atm, (.015, .16, .15), .45)
steel = plain("steel", atm, (.45, .46, .47), .42, metal=.7)
white = plain("line", atm, (.55, .54, .50), .7)
WARM, COOL = (1.0, .74, .46), (1.0, .86, .68)


def put(s, name, mat, smooth=False):
    o = s.done(name, mat, smooth)
    o.matrix_world = base
    if mat == bright:                                                         # seen, not found by chance
        o.visible_diffuse = o.visible_glossy = False
    return o


def area(p, aim, size, power, color=WARM):
    l = bpy.data.lights.new("area", "AREA")
    l.shape, l.size, l.size_y, l.energy, l.color = "RECTANGLE", size[0], size[1], power, color
    o = bpy.data.objects.new("area", l)
    o.location = base @ Vector(p)
    o.rotation_euler = (base.to_3x3() @ Vector(aim)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = o.visible_glossy = False
    bpy.context.scene.collection.objects.link(o)


def goods(g):
    """Packets on a shelf: each has a colour of its own, lit from above."""
    p = g.node("TexCoord").outputs["Object"]
    x, y, z = g.xyz(p)
    fl = lambda v, k: g.math("FLOOR", g.math("MULTIPLY", v, k))
    cell = g.vec(fl(x, 4.3), fl(y, 4.3), fl(z, 2.6))
    r = g.node("SeparateColor", {0: g.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D").outputs["Color"]}).outputs
    hue = g.mix(g.math("GREATER_THAN", r[0], .72), g.mix(r[1], (.62, .55, .42), (.30, .34, .36)), g.mix(g.math("GREATER_THAN", r[1], .5), (.02, .30, .28), (.70, .26, .05)))
    col = g.mix(g.math("MULTIPLY", r[2], .6), hue, (.75, .72, .66))
    shade = g.math("MULTIPLY_ADD", g.math("FRACT", g.math("MULTIPLY", z, 2.6)), .6, .25)
    return g.node("AddShader", {0: g.pbr(col, .6), 1: g.node("Emission", {0: col, 1: g.math("MULTIPLY", shade, .30)}).outputs[0]}).outputs[0]


packets = material("goods", atm, goods)
bright = glow("ceiling lamp", atm, (1.0, .90, .74), 3.2)
sign = glow("sign band", atm, (.10, .80, .68), 1.5)
inside = material("interior", atm, lambda g: g.node("AddShader", {0: g.pbr((.60, .55, .47), .6), 1: g.node("Emission", {0: (1, .76, .48), 1: .05}).outputs[0]}).outputs[0])
s = Solid()
s.box((-70, -45, -.4), (90, 40, 0))
put(s, "yard", material("asphalt", atm, asphalt))
glass = material("shop glass", atm, lambda g: g.node("MixShader", {0: .10, 1: g.node("BsdfTransparent").outputs[0], 2: g.node("BsdfGlossy", {0: (.6, .6, .6), 1: .03}).outputs[0]}).outputs[0])

if a.calm != "end":
    W, D, H1 = 34.0, 22.0, 6.2                                               # the store; its front stands at y = 0
    b, t, r, i, lamp, sg, gl = Solid(), Solid(), Solid(), Solid(), Solid(), Solid(), Solid()
    b.box((0, 0, 4.1), (W, .35, H1)); b.box((0, 0, 0), (1.6, .35, 4.1)); b.box((W - 6, 0, 0), (W, .35, 4.1))
    b.box((0, .35, 0), (.35, D, H1)); b.box((W - .35, .35, 0), (W, D, H1)); b.box((0, .35, H1 - .3), (W, D, H1 - .1))
    t.box((-.1, -.06, H1 - .14), (W + .1, .4, H1 + .12)); t.box((-.1, .3, H1 - .14), (.45, D, H1 + .12))
    i.box((.4, .4, .0), (W - 6, 15, .02)); i.box((.4, 14.9, 0), (W - 6, 15.1, 4.4)); i.box((.4, .4, 4.3), (W - 6, 15, 4.4)); i.box((W - 6.1, .4, 0), (W - 6, 15, 4.4))
    for y in np.arange(2.2, 14, 2.4):
        for x in (2.2, 9.2, 16.2, 22.6):
            lamp.box((x, y, 4.22), (x + 4.6, y + .16, 4.28))
    for x in np.arange(2.6, 26, 3.3):                                         # gondolas, end on
        r.box((x, 4.6, .12), (x + 1.0, 13.6, 1.9))
    r.box((2, 14.4, .1), (27, 14.85, 2.6))
    for x in np.arange(1.6, W - 6 + .1, 2.65):                                # posts of the front
        t.box((x - .05, -.05, 0), (x + .05, .12, 4.1))
    t.box((1.6, -.05, 2.75), (W - 6, .1, 2.85)); t.box((1.6, -.05, 0), (W - 6, .12, .12))
    gl.box((1.6, .02, .1), (W - 6, .05, 4.1))
    t.box((1.0, -2.6, 4.15), (W - 5, 0, 4.42))                                # canopy
    sg.box((1.0, -2.62, 4.22), (W - 5, -2.60, 4.34))
    for x in (4, 11.5, 19, 26.5):
        t.bar((x, -2.3, 0), (x, -2.3, 4.2), .07, 10)
        lamp.box((x + 1.4, -1.5, 4.10), (x + 2.9, -1.3, 4.14))
    for s, mat, n in ((b, wall, "walls"), (t, dark, "trim"), (r, packets, "shelves"), (i, inside, "inside"), (lamp, bright, "lamps"), (sg, sign, "sign"), (gl, glass, "front")):
        put(s, n, mat)
    area((14, 2.5, 3.9), (0, -1, -.42), (24, 2.4), 520)                       # what the front throws on the yard
    area((14, 7, 4.1), (0, 0, -1), (22, 10), 270, COOL)
    area((14, -1.4, 4.0), (0, -.15, -1), (26, 1.6), 240)
    s = Solid()
    for x in np.arange(-14, 40, 2.7):
        s.box((x, -15.5, .004), (x + .10, -10.6, .008))
    put(s, "bays", white)
    people = People(atm)
    people.place(base @ Matrix.Translation((5.9, -5.6, 0)) @ Matrix.Rotation(math.radians(35), 4, "Z"), .10)
    people.place(base @ Matrix.Translation((7.1, -4.9, 0)) @ Matrix.Rotation(math.radians(205), 4, "Z"), .06, (.30, .14, 1.18), (.30, -.14, 1.16))
    pickup(atm, base @ Matrix.Translation((17.5, -8.5, 0)) @ Matrix.Rotation(math.radians(95), 4, "Z"), (.60, .60, .57), 0)
else:
    W, D, H1 = 27.0, 30.0, 8.2                                                # the warehouse; its docks stand at y = 0
    b, t, tt, lamp, i, gl = Solid(), Solid(), Solid(), Solid(), Solid(), Solid()
    b.box((0, 0, 0), (W, D, H1)); t.box((-.12, -.12, H1 - .2), (W + .12, D, H1 + .15)); t.box((0, -.05, 0), (W, .02, 1.15))
    for x in np.arange(.3, W, .42):
        b.box((x, -.035, 1.2), (x + .20, 0, H1 - .25))
    for k, x in enumerate(np.arange(4.0, W - 4, 5.6)):
        open_ = k in (1, 3, 4)
        t.box((x - .35, -.45, 1.15), (x, .0, 4.6)); t.box((x + 2.9, -.45, 1.15), (x + 3.25, 0, 4.6)); t.box((x - .35, -.45, 4.3), (x + 3.25, 0, 4.7))
        (i if open_ else tt).box((x, -.07, 1.2), (x + 2.9, -.05, 4.3))
        t.box((x + .2, -.5, .75), (x + .55, -.05, 1.1)); t.box((x + 2.3, -.5, .75), (x + 2.65, -.05, 1.1))
        lamp.box((x + 1.1, -.6, 5.15), (x + 1.8, -.1, 5.25))
        area((x + 1.45, -1.3, 5.1), (0, -.25, -1), (2.2, 1.0), 170)
        if open_:
            area((x + 1.45, -.3, 2.9), (0, -1, -.25), (2.6, 2.6), 220, COOL)
    for s, mat, n in ((b, wall, "walls"), (t, dark, "trim"), (tt, teal, "doors"), (lamp, bright, "lamps"), (i, packets, "open docks")):
        put(s, n, mat)
    s, q, w = Solid(), Solid(), Solid()                                       # a trailer at the second dock
    tx = 4.0 + 5.6 + .15
    s.box((tx, -14.1, 1.15), (tx + 2.6, -.5, 4.05)); q.box((tx + .2, -13.6, .85), (tx + 2.4, -1.0, 1.15))
    for y in (-2.4, -3.7, -5.0):
        for x in (tx + .25, tx + 2.35):
            w.lathe([(0, .3), (0, .48), (.28, .5), (.3, .3)], 24, (x - (.28 if x > tx + 1 else 0), y, .5), (1, 0, 0))
    q.box((tx + .5, -12.6, 0), (tx + .62, -12.4, 1.0)); q.box((tx + 2.0, -12.6, 0), (tx + 2.12, -12.4, 1.0))
    put(s, "trailer", plain("trailer", atm, (.60, .59, .56), .5)); put(q, "frame", dark); put(w, "tyres", plain("tyre", atm, (.02, .02, .02), .8))
    s = Solid()
    for x in np.arange(3.2, W, 5.6):
        s.box((x, -16, .004), (x + .12, -.6, .008))
    put(s, "lanes", white)
    area((18, -4, 8.6), (0, -.6, -1), (30, 2), 900, (1, .72, .46))
    people = People(atm)
    people.place(base @ Matrix.Translation((18.6, -6.2, 0)) @ Matrix.Rotation(math.radians(-60), 4, "Z"), .12)
    people.place(base @ Matrix.Translation((19.5, -7.1, 0)) @ Matrix.Rotation(math.radians(120), 4, "Z"), .05, (.30, .12, 1.15), (.28, -.12, 1.2))

for k in range(5):                                                            # lamp posts along the yard
    x = -14 + 17 * k
    s = Solid()
    s.bar((x, -22 + 44 * (k % 2), 0), (x, -22 + 44 * (k % 2), 9), .07, 8); s.bar((x, -22 + 44 * (k % 2), 9), (x + 1.2, -22 + 44 * (k % 2), 9.2), .05, 6)
    if k % 2:
        put(s, "post", steel)
grass = leaf(atm)
patch = lambda x, y, r: (np.hypot(x - CX, y - CY) > 95) & (fbm(x, y, 13, 4, seed=3) > .05)
p = scatter_polar(height, c["at"], c["azimuth"], 80, 5000, 60, 260, rng, .95, patch)
scatter(tuft(grass, rng, 28, .5, .2, .55), p, rng.lognormal(-.1, .35, len(p)), rng, .05)

render(a)
