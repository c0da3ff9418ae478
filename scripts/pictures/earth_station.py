"""An earth station at dusk: large dishes on their pedestals, hills behind. From the front in the last sun on the right ("start"),
from behind against the sunset on the left ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(29)

PLACES = {   # dishes: x, y, diameter, azimuth, elevation
    "start": dict(at=(0, 0), lens=36, horizon=.24, eye=2.6, sun_az=-66, sun_el=4.2, seed=6, site=(26, 86), cloud=4.4, hut=(33, 112, 16),
                  dishes=[(20, 72, 18, -122, 40), (6.5, 132, 13, -128, 44), (60, 124, 16, -118, 36), (33, 200, 11, -124, 41)]),
    "end": dict(at=(5000, -3000), lens=34, horizon=.25, eye=2.2, sun_az=-30, sun_el=2.6, seed=11, site=(-26, 84), cloud=7.7, hut=(-36, 100, -24),
                dishes=[(-20, 62, 18, 40, 44), (-9, 118, 13, 30, 41), (-52, 128, 16, 44, 38), (-4, 175, 11, 34, 44)]),
}
c = PLACES[a.calm]
X, Y = c["at"]
SX, SY = X + c["site"][0], Y + c["site"][1]


def height(x, y):
    d = np.hypot(x - X, y - Y)
    flat = 1 - smoothstep(np.hypot(x - SX, (y - SY) * .6), 38, 80)
    z = (1.2 * fbm(x, y, 50, 5, seed=c["seed"]) + .12 * fbm(x, y, 4, 4, seed=2)) * (1 - .95 * flat) + 10 * fbm(x, y, 700, 4, seed=3) * smoothstep(d, 260, 1200)
    z = z + 330 * smoothstep(d, 1800, 7500) * smoothstep(fbm(x, y, 3600, 8, .5, c["seed"] + 4, ridged=True), .44, .95)
    return z + 900 * smoothstep(d, 12000, 26000) * smoothstep(fbm(x, y, 9000, 8, .5, c["seed"] + 6, ridged=True), .45, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=c["sun_el"], sun=7.0, sun_color=(1, .50, .25), sky=.15, dust=1.7, ozone=2.6, air=1.15, haze=6200, haze_top=90,
                 clouds=.9, cloud_color=(1, .48, .30), cloud_seed=c["cloud"], sky_tint=(.97, .98, 1.04))
camera(a, (X, Y, H(X, Y) + c["eye"]), 0, c["lens"], c["horizon"])
soil = ground(atm, sand=(.35, .26, .17), grass=(.20, .16, .075), rock=(.22, .18, .14), cover=.55)
road = curve(np.array([(X + c["site"][0] * .03, Y - 8), (X + c["site"][0] * .2, Y + 18), (X + c["site"][0] * .55, Y + 40), (SX, SY - 8), (SX + 6, SY + 80)], float))
terrain(height, c["at"], 0, 105, soil, road=road)

steel = plain("steel", atm, (.44, .45, .46), .45, metal=.6)
concrete = plain("concrete", atm, (.40, .37, .33), .85)


def skin(g):
    """White panels in rings, with thin joints."""
    x, y, z = g.xyz(g.node("TexCoord").outputs["Object"])
    r = g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y)))
    t = g.math("DIVIDE", g.math("ARCTAN2", y, x), 2 * math.pi)
    edge = lambda v: g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", v), .5))
    ring = g.math("GREATER_THAN", edge(g.math("MULTIPLY", r, 9.0)), .487)
    spoke = g.math("GREATER_THAN", g.math("MULTIPLY", g.math("SUBTRACT", edge(g.math("MULTIPLY", t, 24.0)), .5), r), -.0021)
    tone = g.node("TexWhiteNoise", {"Vector": g.vec(g.math("FLOOR", g.math("ADD", g.math("MULTIPLY", r, 9.0), .5)), g.math("FLOOR", g.math("ADD", g.math("MULTIPLY", t, 24.0), .5)), 0.0)}, noise_dimensions="3D").outputs["Value"]
    col = g.mix(tone, (.60, .60, .585), (.67, .67, .655))
    col = g.mix(g.math("MULTIPLY", g.smooth(g.noise(g.vec(x, y, z), 5, 5, .65), .45, .8), .25), col, (.45, .41, .36))
    return g.pbr(g.mix(g.math("MAXIMUM", ring, spoke), col, (.25, .25, .25)), .55, spec=.3)


white = plain("white paint", atm, (.63, .63, .615), .45)
# One dish of diameter 1, axis +Z, vertex at the origin: reflector, ribs and feed
F = .38
zed = lambda r: r * r / (4 * F)
face = Solid()
rs = np.linspace(.03, .5, 22)
face.lathe([(zed(r), r) for r in rs] + [(zed(.5) + .004, .506), (zed(.5) - .012, .506)] + [(zed(r) - .012, r) for r in rs[::-1]], 96)
reflector = face.done("reflector", material("skin", atm, skin), True)
reflector.data.use_auto_smooth = True
s = Solid()
for k in range(24):                                                          # trusses behind the panels
    t = k * math.pi / 12
    q = lambda r, z: Vector((r * math.cos(t), r * math.sin(t), z))
    n = lambda r, z: Vector((r * math.cos(t + math.pi / 12), r * math.sin(t + math.pi / 12), z))
    s.bar(q(.13, -.085), q(.49, zed(.5) - .02), .0045, 4)
    for r in (.2, .3, .4):
        zb = -.085 + (r - .13) / .36 * (zed(.5) + .065)
        s.bar(q(r, zb), q(r, zed(r) - .01), .003, 4); s.bar(q(r, zb), n(r, zb), .003, 4); s.bar(q(r, zb), q(r + .08, zed(r + .08) - .01), .003, 4)
ribs = s.done("ribs", white)
s = Solid()
s.lathe([(-.16, .01), (-.16, .10), (-.10, .135), (.0, .135), (.0, .02)], 40)  # hub behind the vertex
s.lathe([(.0, .05), (.10, .032), (.15, .030), (.16, .0)], 28)                 # feed cone
s.lathe([(.318, .001), (.322, .03), (.333, .062), (.345, .064), (.36, .03), (.37, .001)], 40)
for k in range(4):
    t = math.pi / 4 + k * math.pi / 2
    s.bar((.33 * math.cos(t), .33 * math.sin(t), zed(.33)), (.058 * math.cos(t), .058 * math.sin(t), .343), .0062, 6)
s.bar((.16, 0, -.10), (-.16, 0, -.10), .022, 12)                              # elevation axle
feed = s.done("feed", white, True)
feed.data.use_auto_smooth = True
for o in (reflector, ribs, feed):
    o.hide_render = True

plinth, stand = Solid(), Solid()
for x, y, D, az, el in c["dishes"]:
    x, y = X + x, Y + y
    z, tall = H(x, y), .50 * D
    m = Matrix.Translation((x, y, z + tall)) @ Matrix.Rotation(-math.radians(az), 4, "Z") @ Matrix.Rotation(math.radians(el - 90), 4, "X") @ Matrix.Translation((0, 0, .10 * D)) @ Matrix.Scale(D, 4)
    for src in (reflector, ribs, feed):
        o = bpy.data.objects.new(src.name, src.data)
        o.matrix_world = m
        bpy.context.scene.collection.objects.link(o)
    yaw = Matrix.Translation((x, y, z)) @ Matrix.Rotation(-math.radians(az), 4, "Z")
    plinth.lathe([(-2, .30 * D), (.35, .30 * D), (.4, .29 * D), (.4, .1)], 8, (x, y, z))
    stand.lathe([(.3, .155 * D), (.05 * D, .15 * D), (.26 * D, .105 * D), (.30 * D, .115 * D), (.34 * D, .115 * D), (.34 * D, .01)], 32, (x, y, z))
    for e in (-1, 1):
        stand.add([yaw @ Vector((e * k * D, v * D, w * D)) for k in (.135, .165) for v, w in ((-.10, .32), (.10, .32), (.045, .53), (-.045, .53))],
                  [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)])
    stand.box((-.13 * D, -.09 * D, .32 * D), (.13 * D, .09 * D, .36 * D), yaw)
    r = .125 * D + .7                                                        # walkway with rails round the head, ladder
    ring = [Vector((x + r * math.cos(t), y + r * math.sin(t), z + .30 * D)) for t in np.linspace(0, 2 * math.pi, 17)]
    for p, q in zip(ring[:-1], ring[1:]):
        for h in (0, .55, 1.1):
            stand.bar(p + Vector((0, 0, h)), q + Vector((0, 0, h)), .03, 4)
        stand.bar(p, p + Vector((0, 0, 1.1)), .03, 4); stand.bar(p, Vector((x, y, z + .27 * D)), .04, 4)
    for k in (-.25, .25):
        stand.bar((x + k, y - .165 * D, z), (x + k, y - .12 * D, z + .31 * D), .035, 4)
    for h in np.arange(.3, .31 * D, .35):
        w = y - .165 * D + .045 * D * h / (.31 * D)
        stand.bar((x - .25, w, z + h), (x + .25, w, z + h), .02, 4)
plinth.done("plinths", concrete); stand.done("stands", white)



def lit(g):
    """Rooms behind glass: lighter above, each a little different."""
    p = g.node("TexCoord").outputs["Object"]
    s = g.math("MULTIPLY", g.math("MULTIPLY_ADD", g.smooth(g.xyz(p)[2], 1.2, 2.5), .7, .35), g.math("MULTIPLY_ADD", g.noise(p, .9, 4, .6), 1.8, -.25))
    return g.node("Emission", {0: (1, .55, .23), 1: g.math("MULTIPLY", s, 1.5)}).outputs[0]


hx, hy, turn = c["hut"]
hx, hy = X + hx, Y + hy
base = Matrix.Translation((hx, hy, H(hx, hy))) @ Matrix.Rotation(-math.radians(turn), 4, "Z")
w, r, gl, tr = Solid(), Solid(), Solid(), Solid()                            # equipment building, some windows lit
w.box((-9, -4, -1), (9, 4, 3.8)); r.box((-9.3, -4.3, 3.8), (9.3, 4.3, 4.25)); r.box((-3, -1, 4.25), (1, 2, 5.5)); r.box((4, -1.5, 4.25), (6, 1.5, 5.2))
for k in (-7.6, -4.9, 1.6, 4.3):
    gl.box((k, -4.03, 1.25), (k + 2.0, -4.01, 2.65))
    for u in (k - .07, k + .965, k + 2.0):
        tr.box((u, -4.08, 1.18), (u + .07, -4.0, 2.72))
    tr.box((k - .12, -4.12, 1.1), (k + 2.12, -4.0, 1.18)); tr.box((k - .07, -4.08, 2.65), (k + 2.07, -4.0, 2.72))
tr.box((-1.6, -4.06, 0), (-.4, -4.0, 2.3))
for q, mat, n in ((w, plain("wall", atm, (.50, .46, .40), .8), "hut"), (r, concrete, "roof"), (gl, material("window", atm, lit), "windows"), (tr, plain("trim", atm, (.07, .09, .10), .5), "trim")):
    q.done(n, mat).matrix_world = base

grass, dark = leaf(atm), leaf(atm, (.06, .06, .03), (.18, .16, .08), "scrub")
free = lambda x, y, r: (np.abs(side_distance(x, y, road)) > 2.7) & (np.hypot(x - hx, y - hy) > 12)
patch = lambda x, y, r: free(x, y, r) & (.7 * fbm(x, y, 11, 4, seed=3) + .6 * fbm(x, y, 70, 3, seed=8) + r.normal(0, .2, x.shape) > .04)
for i in range(4):
    p = scatter_polar(height, c["at"], 0, 80, 9000, 2.0, 150, rng, .95, patch)
    scatter(tuft(grass, rng, 28, .36 + .08 * i, .2, .6), p, rng.lognormal(-.28, .35, len(p)), rng, .05)
for i in range(2):
    p = scatter_polar(height, c["at"], 0, 80, 2200, 10, 900, rng, 1.2, lambda x, y, r: free(x, y, r) & (fbm(x, y, 60, 3, seed=6) + r.normal(0, .2, x.shape) > .05))
    scatter(shrub(dark, rng), p, rng.lognormal(-.3, .4, len(p)), rng, .05)
p = scatter_polar(height, c["at"], 0, 80, 2500, 2, 80, rng, .95)
scatter(stone(soil, rng), p, rng.lognormal(-3.0, .65, len(p)), rng, .2)

render(a)
