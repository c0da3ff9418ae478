"""A total station on its tripod on a ridge, a wide valley with small turbines below: on the right in the evening ("start"), on
the left against the morning sun ("end"). Two surveyors stand farther down, one with the prism that the instrument aims at."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(71)

PLACES = {   # spot: where the tripod stands; case: offset of the instrument case; crew: where the prism is held, and the way its bearer faces
    "start": dict(at=(0, 0), lens=38, horizon=.40, eye=1.62, sun_az=-82, sun_el=8, seed=8, spot=(1.50, 4.6), crew=(2.40, 15.0, 215), turn=12, case=(.85, .25, 24), fstop=4, haze=8500, cloud=3.7,
                  farm=[(-250, 2300), (120, 2600), (520, 2500), (-600, 2900), (-60, 3100), (360, 3200), (820, 3000), (-980, 3500), (-420, 3700), (160, 3900), (640, 3900), (-1300, 4300), (-700, 4600), (980, 4500), (-100, 4900)]),
    "end": dict(at=(9000, 5000), lens=40, horizon=.37, eye=1.50, sun_az=-40, sun_el=7, seed=23, spot=(-1.18, 3.9), crew=(-2.75, 16.0, 150), turn=40, case=(-.75, -.15, -30), fstop=4, haze=13000, cloud=8.1,
                farm=[(-420, 2100), (-60, 2300), (300, 2500), (-760, 2600), (-240, 2900), (680, 2900), (120, 3300), (-560, 3500), (420, 3700), (-960, 3900), (1000, 3800), (-160, 4300), (700, 4500)]),
}
c = PLACES[a.calm]
X, Y = c["at"]
SX, SY = X + c["spot"][0], Y + c["spot"][1]
PX, PY = X + c["crew"][0], Y + c["crew"][1]
AIM = math.degrees(math.atan2(PX - SX, PY - SY))


def height(x, y):
    d = np.hypot(x - X, y - Y)
    v = y - Y + 7 * fbm(x, y, 40, 3, seed=c["seed"])
    z = .55 * fbm(x, y, 12, 5, seed=c["seed"] + 1) * smoothstep(d, 1, 12) + .07 * fbm(x, y, 1.1, 4, seed=c["seed"] + 2)
    z = z - .012 * np.maximum(v - 5, 0) ** 1.75 * (1 - smoothstep(d, 60, 160)) - 190 * smoothstep(d, 22, 900) ** .72
    z = z + 46 * smoothstep(d, 150, 900) * (1 - smoothstep(d, 1300, 2600)) * (fbm(x, y, 420, 6, .5, c["seed"] + 7, ridged=True) - .55)
    z = z + 9 * fbm(x, y, 800, 4, seed=3) * smoothstep(d, 900, 2000)
    z = z + 520 * smoothstep(d, 5600, 12500) * smoothstep(fbm(x, y, 4300, 8, .5, c["seed"] + 4, ridged=True), .42, .95)
    return z + 1100 * smoothstep(d, 15000, 30000) * smoothstep(fbm(x, y, 9000, 8, .5, c["seed"] + 6, ridged=True), .42, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=c["sun_el"], sun=7.5, sun_color=(1, .58, .31), sky=.125, dust=1.6, ozone=2.0, air=1.1, haze=c["haze"], haze_top=150,
                 clouds=.85, cloud_color=(1, .60, .40), cloud_seed=c["cloud"])
camera(a, (X, Y, H(X, Y) + c["eye"]), 0, c["lens"], c["horizon"], focus=math.hypot(*c["spot"]), fstop=c["fstop"])
soil = ground(atm, sand=(.33, .25, .165), grass=(.20, .16, .08), rock=(.23, .185, .14), cover=.6)
terrain(height, c["at"], 0, 100, soil, near=.9, far=220, nr=620, na=900)
terrain(height, c["at"], 0, 80, soil, near=220, nr=820, na=900)

metal = plain("metal", atm, (.50, .51, .52), .35, metal=.8)
wood = plain("tripod legs", atm, (.52, .33, .07), .45)
body = plain("instrument", atm, (.50, .52, .50), .38, spec=.5)
dark = plain("instrument dark", atm, (.035, .038, .042), .45)
teal = plain("instrument trim", atm, (.02, .19, .18), .4)


def lens_(g):
    return g.pbr((.01, .012, .02), .03, spec=1.0, coat=1.0)


def soft(s, name, mat, m, r=.008):
    o = s.done(name, mat)
    o.matrix_world = m
    b = o.modifiers.new("edges", "BEVEL")
    b.width, b.segments, b.limit_method, b.angle_limit = r, 3, "ANGLE", math.radians(50)
    o.data.use_auto_smooth = True
    for p in o.data.polygons:
        p.use_smooth = True
    return o


zs = H(SX, SY)
base = Matrix.Translation((SX, SY, zs)) @ Matrix.Rotation(-math.radians(c["turn"]), 4, "Z")
TOP = 1.30
legs, iron, clamps = Solid(), Solid(), Solid()
for k in range(3):
    t = math.radians(90 + 120 * k)
    d, n = Vector((math.cos(t), math.sin(t), 0)), Vector((-math.sin(t), math.cos(t), 0))
    foot = d * .60
    w = base @ foot
    foot.z = H(w.x, w.y) - zs - .03
    hip = d * .085 + Vector((0, 0, TOP - .03))
    knee = hip.lerp(foot, .52)
    for e in (-1, 1):                                                         # two rails above, one wide leg below, spike and step
        legs.bar(hip + n * e * .042, knee.lerp(foot, .06) + n * e * .038, .0145, 8)
    legs.bar(hip.lerp(foot, .34), foot.lerp(hip, .06), .019, 8)
    clamps.bar(knee + n * -.062 - (foot - hip).normalized() * .02, knee + n * .062 - (foot - hip).normalized() * .02, .026, 8)
    clamps.bar(hip - n * .06, hip + n * .06, .024, 10)
    iron.bar(foot.lerp(hip, .10), foot, .014, 8); iron.bar(foot.lerp(hip, .075), foot.lerp(hip, .075) + d * .06, .010, 6)
legs.done("legs", wood, True).matrix_world = base; iron.done("spikes", metal, True).matrix_world = base; clamps.done("clamps", dark, True).matrix_world = base
head = base @ Matrix.Translation((0, 0, TOP)) @ Matrix.Rotation(-math.radians(AIM - c["turn"]), 4, "Z") @ Matrix.Scale(1.12, 4)
s = Solid()
s.lathe([(-.035, .02), (-.035, .075), (-.03, .086), (-.012, .088), (-.012, .02)], 40)
s.lathe([(-.24, .012), (-.03, .012)], 10)
s.done("plate", metal, True).matrix_world = head
s = Solid()                                                                   # tribrach with three foot screws
s.lathe([(0, .0), (0, .062), (.012, .064), (.014, .05), (.040, .05), (.042, .062), (.058, .060), (.060, .0)], 40)
for k in range(3):
    t = math.radians(30 + 120 * k)
    s.lathe([(.008, .0), (.008, .021), (.034, .021), (.034, .0)], 20, (math.cos(t) * .058, math.sin(t) * .058, 0))
s.done("tribrach", dark, True).matrix_world = head
s = Solid()                                                                   # alidade: base, two standards, handle
s.lathe([(.060, .0), (.060, .066), (.072, .076), (.098, .078), (.112, .070), (.114, 0)], 44)
s.done("alidade", body, True).matrix_world = head
s = Solid()
for e in (-1, 1):
    x0, x1 = sorted((e * .062, e * .112))
    s.add([(x, y, z) for x in (x0, x1) for y, z in ((-.058, .098), (.058, .098), (.050, .21), (.030, .268), (-.030, .268), (-.050, .21))],
          [(0, 1, 2, 3), (0, 3, 4, 5), (6, 9, 8, 7), (6, 11, 10, 9), (0, 6, 7, 1), (1, 7, 8, 2), (2, 8, 9, 3), (3, 9, 10, 4), (4, 10, 11, 5), (5, 11, 6, 0)])
soft(s, "standards", body, head, .012)
s = Solid()
s.box((-.100, -.072, .100), (.100, -.055, .176)); s.box((-.100, .055, .100), (.100, .072, .176))           # key panels
for x in (-.098, .070):
    s.box((x, -.016, .268), (x + .028, .016, .325))
s.box((-.098, -.018, .312), (.098, .018, .338))
soft(s, "panels", dark, head, .006)
s = Solid()
s.box((-.062, -.0735, .118), (.030, -.072, .168)); s.box((-.062, .072, .118), (.030, .0735, .168))
s.done("displays", material("display", atm, lambda g: g.pbr((.05, .075, .08), .08, spec=.8, coat=.6))).matrix_world = head
tilt = head @ Matrix.Translation((0, 0, .205)) @ Matrix.Rotation(math.radians(-3), 4, "X")
s = Solid()
s.lathe([(-.075, .0), (-.075, .030), (-.060, .044), (-.02, .054), (.03, .054), (.062, .046), (.070, .040), (.118, .040), (.122, .043), (.150, .043), (.152, .036), (.135, .034)], 40, (0, 0, 0), (0, 1, 0))
s.lathe([(-.112, .0), (-.112, .021), (-.104, .024), (-.080, .022), (-.075, .02)], 28, (0, 0, 0), (0, 1, 0))
s.lathe([(-.074, .0), (-.074, .014), (.074, .014), (.074, .0)], 16, (0, 0, 0), (1, 0, 0))
o = s.done("telescope", body, True); o.matrix_world = tilt; o.data.use_auto_smooth = True
s = Solid()
s.lathe([(.136, .0), (.137, .034)], 32, (0, 0, 0), (0, 1, 0))
s.done("lens", material("lens", atm, lens_), True).matrix_world = tilt
s = Solid()
for e in (-1, 1):                                                             # drives and the round covers of the axis
    s.lathe([(0, .034), (.006, .034), (.009, .03), (.009, 0)], 32, (e * .112, 0, .205), (e, 0, 0)); s.lathe([(0, .013), (.022, .013), (.024, 0)], 18, (e * .112, .02, .135), (e, 0, 0))
s.done("drives", teal, True).matrix_world = head

cx, cy = SX + c["case"][0], SY + c["case"][1]
m = Matrix.Translation((cx, cy, H(cx, cy) - .01)) @ Matrix.Rotation(-math.radians(c["case"][2]), 4, "Z")
s = Solid(); s.box((-.23, -.15, 0), (.23, .15, .205)); s.box((-.23, -.15, .215), (.23, .15, .33)); soft(s, "case", plain("case", atm, (.55, .30, .03), .5), m, .025)
s = Solid(); s.box((-.236, -.156, .19), (.236, .156, .228)); s.box((-.16, -.172, .16), (-.11, -.15, .26)); s.box((.11, -.172, .16), (.16, -.15, .26)); s.box((-.08, -.18, .225), (.08, -.165, .25)); soft(s, "case trim", dark, m, .005)

stand = lambda x, y, azimuth: Matrix.Translation((x, y, H(x, y) - .02)) @ Matrix.Rotation(math.radians(90 - azimuth), 4, "Z")
People(atm).place(stand(PX, PY, c["crew"][2]), .14, (.30, .10, 1.22), (.26, -.12, 1.16), nod=14)
pole = stand(PX, PY, c["crew"][2]) @ Matrix.Translation((.33, .12, 0))
tones = plain("pole white", atm, (.66, .66, .64), .4), plain("pole red", atm, (.60, .05, .02), .4)
for k in range(8):
    s = Solid(); s.bar((0, 0, k * .25), (0, 0, (k + 1) * .25), .016, 8); s.done("pole", tones[k % 2], True).matrix_world = pole
s = Solid(); s.lathe([(0, .0), (0, .075), (.05, .065), (.06, .0)], 24, (-.03, 0, 2.06), (1, 0, 0)); s.box((-.16, -.10, 1.24), (-.14, .10, 1.38)); s.done("prism", dark).matrix_world = pole
mate = PX + (1.05 if c["spot"][0] > 0 else -1.0), PY + .5
second = People(atm, (.46, .52, .03), (.74, .52, .04))
if a.calm == "start":                                                         # speaks into a radio
    second.place(stand(*mate, 255), .16, (.19, .09, 1.52), (.05, -.27, .87), nod=-2)
else:                                                                         # points into the valley
    second.place(stand(*mate, 80), .20, (.50, .34, 1.44), (.05, -.27, .87), nod=-2)

t = Turbines(atm, lamp=False, white=(.72, .72, .71))
for x, y in c["farm"]:
    t.place(X + x, Y + y, H(X + x, Y + y) - .5, (222 if a.calm == "start" else 160) + rng.normal(0, 3), rng.uniform(0, 120), scale=1.0)

grass, scrub = leaf(atm), leaf(atm, (.06, .065, .03), (.19, .18, .085), "scrub")
free = lambda x, y, r: (np.hypot(x - SX, y - SY) > .22) & (np.hypot(x - PX, y - PY) > .5) & (np.hypot(x - cx, y - cy) > .34)
patch = lambda x, y, r: free(x, y, r) & (.7 * fbm(x, y, 3.5, 4, seed=13) + .5 * fbm(x, y, 17, 3, seed=14) + r.normal(0, .2, x.shape) > .10)
for i in range(4):
    p = scatter_polar(height, c["at"], 0, 80, 3600, 2.0, 30, rng, .9, patch)
    scatter(tuft(grass, rng, 34, .24 + .06 * i, .10, .6), p, rng.lognormal(-.3, .35, len(p)), rng, .05)
    p = scatter_polar(height, c["at"], 0, 80, 4000, 20, 170, rng, 1.1, lambda x, y, r: fbm(x, y, 16, 4, seed=3) + r.normal(0, .2, x.shape) > .0)
    scatter(tuft(grass, rng, 36, .4, .4, .7), p, rng.lognormal(-.2, .4, len(p)), rng, .05)
for i in range(2):
    p = scatter_polar(height, c["at"], 0, 80, 6500, 7, 1500, rng, 1.15, lambda x, y, r: (fbm(x, y, 60, 3, seed=6) + r.normal(0, .2, x.shape) > .02) & (np.hypot(x - SX, y - SY) > 3) & (np.hypot(x - PX, y - PY) > 3.5) & (np.abs(np.arctan2(x - X, y - Y) - math.atan2(c["crew"][0], c["crew"][1])) * (y - Y < c["crew"][1]) + (y - Y >= c["crew"][1]) > .10))
    scatter(shrub(scrub, rng), p, rng.lognormal(-.25, .45, len(p)), rng, .05)
for i in range(3):
    p = scatter_polar(height, c["at"], 0, 90, 2600, 1.0, 26, rng, .9, free)
    scatter(stone(soil, rng), p, rng.lognormal(-3.4, .75, len(p)), rng, .2)
p = scatter_polar(height, c["at"], 0, 80, 260, 3.0, 60, rng, 1.0, lambda x, y, r: (fbm(x, y, 9, 3, seed=19) > .12) & (np.hypot(x - SX, y - SY) > 1.0))
scatter(stone(soil, rng), p, rng.lognormal(-1.6, .5, len(p)), rng, .2)

render(a)
