"""A truck carries a turbine blade along a desert road in golden light, a pickup ahead of it: coming towards us on the right ("start"),
drawing away to the left against the sun ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(91)

PLACES = {   # truck: where on the road the tractor is, comes: towards the camera; escort: metres ahead of the tractor
    "start": dict(at=(0, 0), azimuth=3, lens=56, horizon=.34, eye=3.2, sun_az=146, sun_el=8.5, seed=33, cloud=4.9, truck=(8, 100), comes=True, escort=11,
                  road=[(7.5, -20), (6.5, 0), (4, 15), (-2, 36), (-8, 60), (-9.5, 76), (-3.5, 89), (8, 100), (37, 128), (64, 156), (120, 210), (200, 320), (240, 600)],
                  farm=[(-330, 2300, 20), (60, 2100, 75), (420, 2500, 50), (760, 2300, 98), (1150, 2800, 12), (200, 3100, 64), (-120, 3400, 33), (900, 3600, 81)]),
    "end": dict(at=(6000, 7000), azimuth=-1, lens=38, horizon=.34, eye=2.6, sun_az=-38, sun_el=5, seed=39, cloud=7.2, truck=(-2, 140), comes=False, escort=18,
                road=[(-1, -20), (-3, 0), (-14, 26), (-34, 58), (-48, 82), (-46, 100), (-33, 113), (-2, 140), (15, 156), (40, 186), (60, 260), (70, 600)],
                farm=[(-700, 2200, 20), (-380, 2500, 75), (-120, 2300, 50), (-980, 2900, 98), (150, 2900, 12), (-560, 3300, 64)]),
}
c = PLACES[a.calm]
X, Y = c["at"]
road = curve(np.array(c["road"], float) + (X, Y), 12)
along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(road, axis=0).T))])
zero = along[np.argmin(np.hypot(road[:, 0] - X, road[:, 1] - Y))]
TRUCK = along[np.argmin(np.hypot(road[:, 0] - X - c["truck"][0], road[:, 1] - Y - c["truck"][1]))] - zero
at = lambda s: np.array([np.interp(s + zero, along, road[:, 0]), np.interp(s + zero, along, road[:, 1])])


def height(x, y):
    d = np.hypot(x - X, y - Y)
    bed = 1 - smoothstep(np.abs(side_distance(x, y, road)), 4.2, 12)
    z = (.5 * fbm(x, y, 30, 5, seed=c["seed"]) + .08 * fbm(x, y, 3, 4, seed=2)) * (1 - .95 * bed) + .35 * bed - 3 * smoothstep(d, 150, 900) * (1 - bed * .9)
    z = z + 3 * fbm(x, y, 600, 4, seed=3) * smoothstep(d, 250, 900)
    z = z + 300 * smoothstep(d, 3600, 9000) * smoothstep(fbm(x, y, 4200, 8, .5, c["seed"] + 4, ridged=True), .46, .95)
    return z + 900 * smoothstep(d, 14000, 28000) * smoothstep(fbm(x, y, 9000, 8, .5, c["seed"] + 6, ridged=True), .45, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=c["sun_el"], sun=7.5, sun_color=(1, .56, .30), sky=.125, dust=1.7, ozone=2.0, air=1.1, haze=5600, haze_top=90,
                 clouds=.85, cloud_color=(1, .58, .38), cloud_seed=c["cloud"])
camera(a, (X, Y, H(X, Y) + c["eye"]), c["azimuth"], c["lens"], c["horizon"])


def desert(g):
    """Gravel plain with sand drifts; a graded gravel road where `lat` is small."""
    p = g.node("NewGeometry").outputs["Position"]
    fine, mid, big = g.noise(p, 2.6, 6, .72), g.noise(p, .05, 6, .62, .4), g.noise(p, .004, 5)
    c_ = g.mix(fine, (.20, .145, .092), (.40, .295, .19))
    c_ = g.mix(g.smooth(g.math("ADD", g.math("MULTIPLY", mid, .5), g.math("MULTIPLY", big, .5)), .47, .60), c_, g.mix(fine, (.13, .10, .068), (.27, .205, .14)))
    grit = g.noise(p, 11, 5, .75)
    c_ = g.mix(g.math("MULTIPLY", g.smooth(grit, .52, .62), .5), c_, g.scale(c_, .45))
    lat = g.math("ABSOLUTE", g.math("ADD", g.node("Attribute", attribute_name="lat").outputs["Fac"], g.math("MULTIPLY", g.math("SUBTRACT", g.noise(p, .4, 5, .7), .5), 1.6)))
    dust = g.mix(fine, (.27, .21, .15), (.45, .36, .26))
    c_ = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(lat, 3.2, 4.6)), .85), c_, dust)
    c_ = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", lat, 1.25)), .35, .8)), .4), c_, g.scale(dust, 1.12))
    h = g.math("ADD", g.math("MULTIPLY", g.math("ADD", fine, grit), .08), g.math("MULTIPLY", g.noise(p, .45, 6, .6), .5))
    return g.pbr(c_, .95, spec=.12, normal=g.bump(h, .6, .35))


soil = material("desert", atm, desert)
terrain(height, c["at"], 0, 100, soil, near=1.5, far=260, nr=640, na=820, road=road)
terrain(height, c["at"], 0, 100, soil, near=260, nr=420, na=760, road=road)

white = plain("cab paint", atm, (.60, .60, .585), .35, spec=.5, coat=.4)
black = plain("chassis", atm, (.024, .024, .026), .6)
yellow = plain("frame paint", atm, (.50, .28, .02), .5)
glass = material("cab glass", atm, lambda g: g.pbr((.008, .010, .012), .05, spec=.9))
sgn = -1 if c["comes"] else 1                                                 # the tractor is nearer than its load when it comes


def pose(s):
    p, t = at(s), at(s + .8 * sgn) - at(s)
    return Matrix.Translation((*p, H(*p) - .03)) @ Matrix.Rotation(math.atan2(t[1], t[0]), 4, "Z")


def put(s, name, mat, m, smooth=True):
    o = s.done(name, mat, smooth)
    o.matrix_world = m
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(40)


# tractor: cab over engine, nose along +X, three axles
m = pose(TRUCK)
s = Solid()
s.add(*loft([(.35, 1.18, .95, 3.55), (.42, 1.24, .90, 3.66), (2.1, 1.25, .90, 3.62), (2.42, 1.24, .85, 3.20), (2.60, 1.22, .80, 2.55), (2.66, 1.20, .75, 2.2), (2.70, 1.16, .55, 1.7), (2.70, 1.05, .50, 1.2)], 40, 8))
s.add(*loft([(.40, 1.12, 3.50, 4.05), (.50, 1.16, 3.50, 4.10), (1.5, 1.12, 3.5, 3.98), (2.0, 1.0, 3.5, 3.70)], 32, 6))
for e in (-1, 1):
    s.box((-.6, min(e * .95, e * 1.22), .55), (.3, max(e * .95, e * 1.22), 1.15))
put(s, "cab", white, m)
s = Solid()
s.add([(2.30, y, 3.18) for y in (-1.06, 1.06)] + [(2.645, y, 2.12) for y in (1.13, -1.13)] + [(2.36, y, 3.19) for y in (-1.06, 1.06)] + [(2.70, y, 2.12) for y in (1.13, -1.13)], [(4, 5, 6, 7), (0, 4, 7, 3), (1, 2, 6, 5), (0, 1, 5, 4), (3, 7, 6, 2)])
for e in (-1, 1):
    s.box((1.05, min(e * 1.2, e * 1.262), 2.10), (2.12, max(e * 1.2, e * 1.262), 3.05))
put(s, "cab glass", glass, m, False)
s = Solid()
s.box((-4.6, -.45, .75), (2.4, .45, 1.05)); s.box((2.60, -.85, .80), (2.725, .85, 1.75)); s.box((2.5, -1.2, .38), (2.80, 1.2, .62)); s.box((2.45, -1.05, 3.12), (2.72, 1.05, 3.20))
for e in (-1, 1):
    s.box((2.45, min(e * 1.28, e * 1.50), 2.25), (2.58, max(e * 1.28, e * 1.50), 2.95)); s.bar((2.4, e * 1.2, 2.95), (2.52, e * 1.40, 2.95), .025, 6)
    s.box((-4.5, min(e * .80, e * 1.24), 1.10), (-1.0, max(e * .80, e * 1.24), 1.14))
    s.box((1.0, min(e * 1.255, e * 1.267), .95), (1.02, max(e * 1.255, e * 1.267), 2.9))                # door seam
s.bar((.15, 1.0, .9), (.15, 1.0, 3.9), .085, 12)
s.lathe([(0, .55), (.12, .5), (.14, .0)], 24, (-2.6, 0, 1.05))
put(s, "chassis", black, m)
wheels([(x, e * 1.0, .52) for x in (1.75, -1.9, -3.25) for e in (-1, 1)], .52, .40, m, atm)
s, w = Solid(), Solid()
for e in (-1, 1):
    s.box((2.70, min(e * .82, e * 1.14), .70), (2.755, max(e * .82, e * 1.14), .92))
w.box((1.2, -.75, 4.02), (1.38, .75, 4.15))
for part, name, hue, power in ((s, "truck lamps", (1, .88, .68), 20.0), (w, "truck bar lamp", (1, .42, .05), 3.0)):
    o = part.done(name, glow(name, atm, hue, power)); o.matrix_world = m; o.visible_diffuse = o.visible_glossy = False

# the load: root on the tractor's turntable, a long beam, a steered bogie under the outer third; the tip hangs free behind
t = Turbines(atm, lamp=False)
LONG, TAIL = 59.1, 41.0
p0, p1 = m @ Vector((-2.6, 0, 0)), pose(TRUCK - TAIL * sgn) @ Vector((0, 0, 0))
back = (p1 - p0).normalized()
lie = Matrix.Translation(p0 + Vector((0, 0, 2.62)) - back * 1.3) @ back.to_track_quat("Z", "X").to_matrix().to_4x4() @ Matrix.Rotation(math.radians(5), 4, "Z")
o = bpy.data.objects.new("blade", t.blade.data)
o.matrix_world = lie
bpy.context.scene.collection.objects.link(o)
end = Solid(); end.lathe([(1.08, .3), (1.08, 1.15), (1.14, 1.15), (1.14, .3)], 40); o = end.done("root ring", black); o.matrix_world = lie
frame = Matrix.Translation(p0) @ Matrix.Rotation(math.atan2(-back.y, -back.x), 4, "Z")
beam = Solid()
beam.box((-TAIL - 3, -.24, .98), (-.5, .24, 1.34)); beam.box((-.9, -1.2, 1.1), (.9, 1.2, 1.4))
for y in (-1.12, 1.12):                                                       # cradle of the root
    beam.box((-.45, y - .1, 1.4), (.45, y + .1, 3.1)); beam.bar((-.8, y, 1.4), (0, y, 2.8), .06, 6); beam.bar((.8, y, 1.4), (0, y, 2.8), .06, 6)
put(beam, "beam", yellow, frame, False)
tail = pose(TRUCK - TAIL * sgn)
s = Solid()
s.box((-3.4, -1.15, .85), (3.4, 1.15, 1.15)); s.box((-.5, -1.0, 1.15), (.5, 1.0, 1.5))
for y in (-.85, .85):
    s.box((-.35, y - .09, 1.4), (.35, y + .09, 2.7))
s.box((-.35, -.85, 1.5), (.35, .85, 1.75))
put(s, "bogie", yellow, tail, False)
wheels([(x, e * 1.0, .45) for x in (-2.6, -1.25, .1, 1.45, 2.8) for e in (-1, 1)], .45, .38, tail, atm)
s = Solid()
for e in (-1, 1):
    s.box((-3.46, min(e * .75, e * 1.1), .9), (-3.40, max(e * .75, e * 1.1), 1.08))
o = s.done("tail lamps", glow("tail lamp", atm, (1, .04, .02), 5.0)); o.matrix_world = tail; o.visible_diffuse = o.visible_glossy = False
pickup(atm, pose(TRUCK + c["escort"] * sgn), lights=.5)

for x, y, phase in c["farm"]:
    t.place(X + x, Y + y, H(X + x, Y + y), (170 if a.calm == "start" else 150) + rng.normal(0, 3), phase)
s = Solid()                                                                   # posts along the road
for k in np.arange(6, 260, 25.0):
    p, n = at(k), at(k + 1) - at(k)
    n = np.array([n[1], -n[0]]) / np.hypot(*n) * 5.2
    for e in (-1, 1):
        x, y = p + e * n
        s.bar((x, y, H(x, y) - .2), (x, y, H(x, y) + 1.0), .045, 6)
s.done("posts", plain("post", atm, (.60, .58, .54), .6))

grass, dark = leaf(atm, (.20, .165, .09), (.44, .37, .24)), leaf(atm, (.07, .07, .035), (.20, .18, .09), "scrub")
off = lambda x, y, r: np.abs(side_distance(x, y, road)) > 4.6
for i in range(3):
    q = scatter_polar(height, c["at"], 0, 80, 5000, 3, 160, rng, .95, lambda x, y, r: off(x, y, r) & (.7 * fbm(x, y, 12, 4, seed=3) + .6 * fbm(x, y, 70, 3, seed=4) + r.normal(0, .2, x.shape) > .20))
    scatter(tuft(grass, rng, 30, .34 + .08 * i, .22, .7), q, rng.lognormal(-.25, .35, len(q)), rng, .05)
for i in range(2):
    q = scatter_polar(height, c["at"], 0, 80, 3000, 14, 1400, rng, 1.25, lambda x, y, r: off(x, y, r) & (fbm(x, y, 110, 4, seed=5) + r.normal(0, .25, x.shape) > .08))
    scatter(shrub(dark, rng), q, rng.lognormal(-.2, .45, len(q)), rng, .05)
q = scatter_polar(height, c["at"], 0, 80, 4000, 2.5, 110, rng, .95, lambda x, y, r: off(x, y, r) & (fbm(x, y, 25, 3, seed=9) + r.normal(0, .25, x.shape) > .05))
scatter(stone(soil, rng), q, rng.lognormal(-2.9, .7, len(q)), rng, .2)

render(a)
