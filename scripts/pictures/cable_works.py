"""Cable works on a wind farm in golden light: an open trench with cable in it, the spoil beside it, drums along its edge. Trench and
drums lead away on the right ("start"), or on the left ("end"), and a crew lays the cable."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(58)

PLACES = {   # line: the trench; spoil: which side of it the earth lies on; drums: metres along it, distance, turn, size, paint
             # crew: metres along the trench, distance, the way one faces against it, and how one stands
    "start": dict(at=(0, 0), lens=34, horizon=.40, eye=2.1, sun_az=-78, sun_el=8, seed=18, cloud=6.6, spoil=-1, face=226,
                  line=[(1.3, -4), (1.6, 4), (2.7, 12), (6.3, 28), (13.5, 55), (29, 95), (58, 150), (98, 220)], stop=95,
                  drums=[(13.2, 2.5, 6, 1.25, 0), (16.2, 2.6, -4, 1.25, 1), (20.0, 2.9, 24, 1.05, 0), (27, 2.6, 3, 1.25, 2), (29.8, 2.5, -3, 1.25, 0), (46, 2.6, 0, 1.25, 1)],
                crew=[(23.5, 0, 185, "lays"), (24.6, 1.15, 268, "bends"), (27, -3.5, 70, "stands"), (37, -3.3, 184, "walks")],
                  farm=[(68, 430, 25), (330, 840, 80), (190, 1250, 50), (620, 1600, 102), (420, 2150, 15), (30, 2300, 64)]),
    "end": dict(at=(8000, -3000), lens=35, horizon=.42, eye=2.1, sun_az=66, sun_el=9, seed=27, cloud=2.4, spoil=-1, face=152,
                line=[(-2.2, -4), (-2.1, 4), (-3.3, 13), (-7.2, 28), (-13, 50), (-20, 90), (-48, 160), (-90, 260)], stop=110,
                drums=[(12.5, -3.0, 5, 1.2, 2), (15.4, -2.9, -6, 1.2, 0), (21.5, -3.1, 14, 1.3, 1), (38, -2.8, 0, 1.2, 0)],
                crew=[(18.4, 0, 175, "lays"), (17.2, 1.2, 262, "bends"), (23.5, 2.3, 225, "stands"), (37, 5.4, 186, "walks")],
                farm=[(-105, 430, 80), (-330, 900, 18), (-40, 1150, 55), (-560, 1500, 99), (-220, 2000, 30), (-860, 2300, 70), (140, 2700, 10)]),
}
c = PLACES[a.calm]
X, Y = c["at"]
line = curve(np.array(c["line"], float) + (X, Y), 10)
road = curve(np.array([(x + (6.4 if a.calm == "start" else 4.6) * (1 + max(0, y) * .004), y) for x, y in c["line"]], float) + (X, Y), 10)
along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
zero = along[np.argmin(np.hypot(line[:, 0] - X, line[:, 1] - Y))]


def on(s, off=0.0):
    """Point s metres along the trench from the camera's side, `off` metres to its right, and the azimuth there."""
    f = lambda q: np.array([np.interp(q + zero, along, line[:, 0]), np.interp(q + zero, along, line[:, 1])])
    t = f(s + .5) - f(s - .5)
    t = t / np.hypot(*t)
    return (*(f(s) + off * np.array([t[1], -t[0]])), math.degrees(math.atan2(t[0], t[1])))


END = on(c["stop"])


def height(x, y):
    d = np.hypot(x - X, y - Y)
    z = .35 * fbm(x, y, 30, 5, seed=c["seed"]) * smoothstep(d, 2, 30) + .05 * fbm(x, y, 2.2, 4, seed=2) - 7 * smoothstep(d, 60, 900) + 4 * fbm(x, y, 500, 4, seed=3) * smoothstep(d, 120, 700)
    s = side_distance(x, y, line)
    run = 1 - smoothstep((x - X) * math.sin(math.radians(END[2])) + (y - Y) * math.cos(math.radians(END[2])), c["stop"] - 6, c["stop"] + 2)
    e = np.abs(s) + .07 * fbm(x, y, .9, 4, seed=5) + .05 * fbm(x, y, 3, 2, seed=6)
    z = z - 1.05 * (1 - smoothstep(e, .34, .50)) * run                       # the trench
    h = s - c["spoil"] * 1.75
    crumb = .5 + .5 * fbm(x, y, 1.6, 5, .6, seed=7)
    z = z + (.34 + .62 * crumb) * np.exp(-(h / .62) ** 2) * run * (.8 + .25 * fbm(x, y, 6, 3, seed=8))
    z = z + .035 * fbm(x, y, .35, 4, .6, seed=9) * np.exp(-(s / 3.2) ** 2) * run
    z = z + 270 * smoothstep(d, 4500, 11000) * smoothstep(fbm(x, y, 4600, 8, .5, c["seed"] + 4, ridged=True), .46, .95)
    return z + 900 * smoothstep(d, 15000, 30000) * smoothstep(fbm(x, y, 9000, 8, .5, c["seed"] + 6, ridged=True), .45, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=c["sun_el"], sun=7.5, sun_color=(1, .58, .31), sky=.125, dust=1.6, ozone=2.0, air=1.1, haze=6500, haze_top=90,
                 clouds=.85, cloud_color=(1, .60, .40), cloud_seed=c["cloud"])
camera(a, (X, Y, H(X, Y) + c["eye"]), 0, c["lens"], c["horizon"])


def earth(g):
    """The kit's plain, and the darker, crumbly earth of the spoil and the trench walls where `dug` is 1."""
    p = g.node("NewGeometry").outputs["Position"]
    fine, mid, big = g.noise(p, 3.2, 6, .72), g.noise(p, .09, 6, .62, .4), g.noise(p, .006, 4)
    c_ = g.mix(fine, (.215, .16, .105), (.42, .32, .21))
    c_ = g.mix(g.smooth(g.math("ADD", g.math("MULTIPLY", mid, .5), g.math("MULTIPLY", big, .5)), .46, .58), c_, g.mix(fine, (.12, .095, .045), (.30, .235, .12)))
    lat = g.math("ABSOLUTE", g.math("ADD", g.node("Attribute", attribute_name="lat").outputs["Fac"], g.math("MULTIPLY", g.math("SUBTRACT", g.noise(p, .5, 5, .7), .5), 1.4)))
    dust = g.mix(fine, (.30, .235, .165), (.50, .40, .285))
    c_ = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(lat, 1.7, 2.7)), .75), c_, dust)
    c_ = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", lat, .95)), .2, .6)), .6), c_, g.scale(dust, 1.12))
    dug = g.smooth(g.math("ADD", g.node("Attribute", attribute_name="dug").outputs["Fac"], g.math("MULTIPLY", g.math("SUBTRACT", g.noise(p, 1.3, 5, .7), .5), .7)), .35, .65)
    clod = g.noise(p, 7, 6, .75)
    c_ = g.mix(dug, c_, g.mix(clod, (.115, .075, .045), (.31, .215, .135)))
    h = g.math("ADD", g.math("MULTIPLY", fine, .10), g.math("ADD", g.math("MULTIPLY", g.noise(p, .45, 6, .6), .4), g.math("MULTIPLY", dug, g.math("MULTIPLY", clod, .22))))
    return g.pbr(c_, .95, spec=.12, normal=g.bump(h, .7, .35))


soil = material("earth", atm, earth)


def sheet(near, far, nr, na, spread=104):
    r = near * (far / near) ** np.linspace(0, 1, nr)[:, None]
    t = np.radians(np.linspace(-spread / 2, spread / 2, na)[None, :])
    x, y = X + r * np.sin(t), Y + r * np.cos(t)
    s = side_distance(x, y, line)
    dug = np.maximum(1 - smoothstep(np.abs(s), .5, .9), np.exp(-((s - c["spoil"] * 1.75) / .95) ** 4)) * (1 - smoothstep(np.hypot(x - X, y - Y), c["stop"], c["stop"] + 8))
    v = np.stack([x, y, height(x, y)], -1).reshape(-1, 3)
    mesh("land", v, grid_faces(nr, na)[:, ::-1], soil, True, attrs={"lat": np.clip(side_distance(x, y, road), -60, 60), "dug": dug})


sheet(1.1, 70, 760, 1300); sheet(70, 45000, 420, 700)

# drums: planked flanges, turns of cable, a steel bush
def planks(paint):
    def build(g):
        p = g.node("TexCoord").outputs["Object"]
        x, y, z = g.xyz(p)
        k = g.math("FLOOR", g.math("DIVIDE", x, .155))
        tone = g.node("TexWhiteNoise", {"Vector": g.vec(k, g.math("GREATER_THAN", y, 0.0), 0.0)}, noise_dimensions="3D").outputs["Value"]
        grain = g.noise(g.vec(g.math("MULTIPLY", x, 26), g.math("MULTIPLY", y, 26), g.math("MULTIPLY_ADD", z, 1.6, g.math("MULTIPLY", k, 5.0))), 1.6, 5, .65)
        wood = g.mix(g.math("MULTIPLY_ADD", tone, .55, g.math("MULTIPLY", grain, .45)), (.20, .13, .07), (.47, .34, .21))
        c_ = wood if paint is None else g.mix(g.smooth(g.math("ADD", grain, g.math("MULTIPLY", g.noise(p, 2.2, 5, .7), .5)), .74, .90), paint, wood)
        gap = g.math("GREATER_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", x, .155)), .5)), .478)
        return g.pbr(g.mix(gap, c_, (.02, .015, .01)), .75, spec=.2, normal=g.bump(g.math("SUBTRACT", g.math("MULTIPLY", grain, .3), gap), .5, .01))
    return build


woods = [material("planks %d" % i, atm, planks(k)) for i, k in enumerate((None, (.045, .17, .19), (.34, .12, .05)))]
steel = plain("steel", atm, (.36, .36, .37), .5, metal=.7)
jacket = plain("cable jacket", atm, (.020, .020, .022), .42, spec=.45)
red = plain("cable red", atm, (.33, .035, .022), .45)
for i, (s, off, turn, R, kind) in enumerate(c["drums"]):
    x, y, az = on(s, off)
    wide = .92 * R
    m = Matrix.Translation((x, y, min(H(x + e, y + f) for e in (-.5, .5) for f in (-.5, .5)) + R - .02)) @ Matrix.Rotation(-math.radians(az + turn), 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "Z") \
        @ Matrix.Rotation(rng.uniform(0, 6.28), 4, "Y")
    fl, tn, st = Solid(), Solid(), Solid()
    for e in (-1, 1):
        fl.lathe([(0, .07), (0, R), (.085, R), (.085, .07)], 64, (0, e * wide / 2 - (.085 if e < 0 else 0), 0), (0, 1, 0))
        st.lathe([(0, .065), (0, .16), (.012, .16), (.02, .07)], 24, (0, e * (wide / 2 + .083), 0), (0, e, 0))
        for k in range(8):
            t = k * math.pi / 4 + .2
            st.lathe([(0, .028), (.016, .024), (.018, 0)], 8, (math.cos(t) * R * .52, e * (wide / 2 + .084), math.sin(t) * R * .52), (0, e, 0))
    full = R * (.86 if i % 3 else .74)
    n = 17
    tn.lathe([(h, full - .028 + .030 * abs(math.sin(math.pi * h / wide * n))) for h in np.linspace(0, wide, n * 8 + 1)], 56, (0, -wide / 2, 0), (0, 1, 0))
    for q, mat, name, soft in ((fl, woods[kind], "flanges", False), (tn, jacket if kind != 2 else red, "turns", True), (st, steel, "bush", True)):
        o = q.done(name, mat, True)
        o.matrix_world = m
        o.data.use_auto_smooth = True
    for e in (-1, 1):                                                         # chocks
        q = Solid(); f = Matrix.Translation((x, y, H(x, y))) @ Matrix.Rotation(-math.radians(az + turn), 4, "Z")
        q.add([f @ Vector((u, e * v, w)) for u in (-wide / 2 - .05, wide / 2 + .05) for v, w in ((R * .38, -.05), (R * .80, -.05), (R * .80, .16))], [(0, 1, 2, 2), (3, 5, 4, 4), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)])
        q.done("chock", woods[0])
s, r = Solid(), Solid()
for k, off in enumerate((-.17, 0.0, .17)):                                    # three cables and a duct on the bottom of the trench
    pts = []
    for q in np.arange(-2, c["stop"] - 8, .6):
        x, y, _ = on(q, off + .03 * math.sin(q * .37 + k * 2))
        pts.append((x, y, H(x, y) + .05))
    for p, q in zip(pts[:-1], pts[1:]):
        (r if k == 2 else s).bar(p, q, .045, 8)
first = c["drums"][0]                                                         # from the first drum down into the trench
x0, y0, _ = on(first[0] - first[3] * .80, first[1]); x1, y1, _ = on(first[0] - 6.0, 0.0)
top = Vector((x0, y0, H(x0, y0) + first[3] * .92)); low = Vector((x1, y1, H(x1, y1) + .09))
pts = [top.lerp(low, t) - Vector((0, 0, 1.8 * t * (1 - t))) for t in np.linspace(0, 1, 22)]
for p, q in zip(pts[:-1], pts[1:]):
    q.z = max(q.z, H(q.x, q.y) + .05); s.bar(p, q, .045, 8)
s.done("cables", jacket, True); r.done("cable red", red, True)
cone, band = Solid(), Solid()
for q, off in ((6.5, -c["spoil"] * 1.0), (20, -c["spoil"] * 1.1), (34, -c["spoil"] * 1.1), (52, -c["spoil"] * 1.1)):
    x, y, _ = on(q, off)
    z = H(x, y)
    cone.lathe([(.03, .15), (.70, .028), (.71, .0)], 20, (x, y, z)); cone.box((x - .19, y - .19, z - .01), (x + .19, y + .19, z + .04))
    band.lathe([(.30, .107), (.42, .086)], 20, (x, y, z))
cone.done("cones", plain("cone", atm, (.62, .10, .02), .5), True).data.use_auto_smooth = True; band.done("bands", plain("band", atm, (.65, .65, .63), .4), True)
POSES = {   # stride, hands, lean, nod
    "lays": (.20, (.42, .16, .84), (.40, -.14, .80), 24, 20), "bends": (.30, (.52, .12, .62), (.46, -.16, .66), 42, 20),
    "stands": (.10, (.12, .24, 1.00), (.24, -.10, 1.20), 0, 10), "walks": (.56, (.20, .27, .92), (-.16, -.27, .90), 4, 4),
}
crews = People(atm), People(atm, (.46, .52, .03), (.74, .52, .04))
for i, (q, off, turn, pose) in enumerate(c["crew"]):
    x, y, az = on(q, off)
    crews[i % 2].place(Matrix.Translation((x, y, H(x, y) - .02)) @ Matrix.Rotation(math.radians(90 - az - turn), 4, "Z"), *POSES[pose])

t = Turbines(atm, lamp=False)
for x, y, phase in c["farm"]:
    t.place(X + x, Y + y, H(X + x, Y + y), c["face"] + rng.normal(0, 3), phase)

grass, dark = leaf(atm), leaf(atm, (.06, .06, .03), (.18, .16, .08), "scrub")
off = lambda x, y, r: (np.abs(side_distance(x, y, road)) > 2.4) & (np.abs(side_distance(x, y, line) - .6 * np.sign(-c["spoil"])) > 3.4)
patch = lambda x, y, r: off(x, y, r) & (.6 * fbm(x, y, 9, 3, seed=4) + .8 * fbm(x, y, 50, 3, seed=8) + r.normal(0, .18, x.shape) > .10)
for i in range(3):
    q = scatter_polar(height, c["at"], 0, 80, 6000, 2.2, 130, rng, .95, patch)
    scatter(tuft(grass, rng, 28, .34 + .08 * i, .2, .55), q, rng.lognormal(-.28, .35, len(q)), rng, .05)
for i in range(2):
    q = scatter_polar(height, c["at"], 0, 80, 1800, 10, 900, rng, 1.2, lambda x, y, r: off(x, y, r) & (fbm(x, y, 70, 3, seed=6) + r.normal(0, .2, x.shape) > .05))
    scatter(shrub(dark, rng), q, rng.lognormal(-.3, .4, len(q)), rng, .05)
heap = lambda x, y, r: np.abs(side_distance(x, y, line) - c["spoil"] * 1.75) < 1.1 + r.normal(0, .25, x.shape)
for i in range(2):
    q = scatter_polar(height, c["at"], 0, 80, 9000, 2, 60, rng, .9, heap)     # clods and stones of the spoil
    scatter(stone(soil, rng), q, rng.lognormal(-3.5, .55, len(q)), rng, .2)
q = scatter_polar(height, c["at"], 0, 80, 1500, 2, 60, rng, .95)
scatter(stone(soil, rng), q, rng.lognormal(-3.3, .6, len(q)), rng, .2)

render(a)
