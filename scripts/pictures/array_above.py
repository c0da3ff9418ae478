"""A solar plant from a drone: rows on rolling ground, lanes, inverter stations, a switchyard between the blocks, and a wash without
modules. The bare desert with its streams is on the left ("start") or on the right ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(15)

PLACES = {   # turn: azimuth of the rows; corner: the plant's near corner on the desert side; S: the side where the plant is; yard: block of the switchyard
    "start": dict(at=(0, 0), S=1, high=112, pitch=-13.2, lens=34, turn=8, sun_az=-72, sun_el=15, corner=(-30, 128), cols=7, rows=11, yard=(0, 2), seed=3, cloud=3.0,
                  track=[(-60, 60), (-82, 210), (-70, 330), (-150, 520), (-170, 760), (-420, 1200), (-520, 1900), (-900, 2900)], sources=[(-520, 2560, 9e3), (60, 2560, 16e3), (600, 2560, 2e4)]),
    "end": dict(at=(4000, 2000), S=-1, high=126, pitch=-13.8, lens=35, turn=-11, sun_az=68, sun_el=17, corner=(34, 150), cols=7, rows=11, yard=(0, 3), seed=8, cloud=5.1,
                track=[(70, 60), (110, 190), (86, 340), (150, 480), (300, 700), (330, 1100), (640, 1700), (760, 2900)], sources=[(420, 2560, 9e3), (-160, 2560, 16e3), (-700, 2560, 2e4)]),
}
c = PLACES[a.calm]
(X, Y), S = c["at"], c["S"]
BLOCK, LANE, PITCH, ROWS = 7, 9.0, 7.6, 13             # tables per row of a block, lane width, row spacing, rows per block
bw, bh = ROWS * PITCH + LANE, BLOCK * (Tables.N * (Tables.MW + Tables.GAP) + .45) + LANE
turn = Matrix.Translation((X + c["corner"][0], Y + c["corner"][1], 0)) @ Matrix.Rotation(-math.radians(c["turn"]), 4, "Z")
at = lambda u, v: (turn @ Vector((S * u, v, 0)))[:2]   # u: meters into the plant, v: along the rows
YX, YY = at((c["yard"][0] + .5) * bw - LANE / 2, (c["yard"][1] + .5) * bh - LANE / 2)
HIGH = [(YX, YY, 75), (*at(.5 * bw, .5 * bh), 80), (*at(1.2 * bw, 1.0 * bh), 90)]         # ground that water flows around


def graded(x, y):
    """1 on the pad of the switchyard, 0 on natural ground."""
    return 1 - smoothstep(np.hypot(x - YX, y - YY), 54, 92)


def slopes(x, y):
    """The plain before erosion: it slopes toward the viewer and the desert side."""
    d = np.hypot(x - X, y - Y)
    z = 26 * np.tanh((y - Y) / 1700) + 9 * np.tanh(S * (x - X) / 900) + 5.5 * fbm(x, y, 330, 3, seed=c["seed"]) + 1.3 * fbm(x, y, 70, 3, seed=c["seed"] + 1)
    z = z + 3.2 * sum(np.exp(-((x - hx) ** 2 + (y - hy) ** 2) / r ** 2) for hx, hy, r in HIGH)
    level = graded(x, y)
    z = z * (1 - level) + (26 * math.tanh((YY - Y) / 1700) + 9 * math.tanh(S * (YX - X) / 900) + 3.4) * level
    return z - 40 * smoothstep(d, 1800, 7000)


water = Drainage(slopes, (X - 1500, Y + 40), (X + 1500, Y + 2600), sources=[(X + x, Y + y, n) for x, y, n in c["sources"]])


def bed(x, y, wide=1.0):
    """1 in the bed of a wash, 0 on its banks; beds are up to 14 m wide."""
    out = 0
    for k, (w, deep) in enumerate(((3.2, .62), (5.2, .85), (9.0, 1.0))):
        w = w * wide * (1 + .5 * fbm(x, y, 60, 3, seed=61 + k))
        out = np.maximum(out, deep * (1 - smoothstep(water.distance(k, x, y), w * .55, w * 1.35)))
    return out


def height(x, y):
    d = np.hypot(x - X, y - Y)
    z = slopes(x, y) - 1.1 * bed(x, y, 1.5) * (1 - graded(x, y)) + .06 * fbm(x, y, 5, 3, seed=2)
    z = z + 150 * smoothstep(d, 4500, 11000) * smoothstep(fbm(x, y, 4200, 8, .5, c["seed"] + 3, ridged=True), .46, .95)
    return z + 800 * smoothstep(d, 13000, 26000) * smoothstep(fbm(x, y, 8000, 8, .5, c["seed"] + 4, ridged=True), .45, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=c["sun_el"], sun=7.0, sun_color=(1, .74, .50), sky=.115, dust=1.6, ozone=1.8, haze=4400, haze_top=210,
                 clouds=.5, cloud_seed=c["cloud"], cloud_color=(1, .70, .50))
camera(a, (X, Y, H(X, Y + 150) + c["high"]), 0, c["lens"], .5, pitch=c["pitch"])

tables = Tables(atm, rng, 20)
lanes = [np.array([at(i * bw - LANE / 2, -LANE), at(i * bw - LANE / 2, c["rows"] * bh)]) for i in range(c["cols"])]
lanes += [np.array([at(-LANE, j * bh - LANE / 2), at(c["cols"] * bw, j * bh - LANE / 2)]) for j in range(c["rows"] + 1)]
track = curve(np.array(c["track"], float) + (X, Y), 14)
gate = curve(np.array([at(-LANE / 2, (c["yard"][1]) * bh - LANE / 2), at(-26, c["yard"][1] * bh - 26), track[28] + (0, 0)]), 10)


def desert(g):
    """Dark gravel on old surfaces, paler where water has flowed; lanes where `lat` is small."""
    p = g.node("NewGeometry").outputs["Position"]
    at = lambda name: g.node("Attribute", attribute_name=name).outputs["Fac"]
    big, mid, fine = g.noise(p, .0026, 5, .6, .6), g.noise(p, .035, 6, .65, .4), g.noise(p, .55, 6, .75)
    c = g.mix(fine, (.19, .142, .105), (.30, .23, .165))
    old = g.smooth(g.math("MULTIPLY_ADD", mid, .3, g.math("MULTIPLY_ADD", big, .8, g.math("MULTIPLY", at("far"), .28))), .58, .82)
    c = g.mix(g.math("MULTIPLY", old, .8), c, g.mix(fine, (.115, .088, .070), (.20, .155, .12)))
    young = g.smooth(g.math("MULTIPLY_ADD", g.math("SUBTRACT", 1.0, at("far")), .5, g.math("MULTIPLY", mid, .5)), .52, .86)
    c = g.mix(g.math("MULTIPLY", young, .5), c, g.mix(fine, (.29, .225, .155), (.40, .315, .225)))
    wash = g.smooth(g.math("MULTIPLY_ADD", g.math("SUBTRACT", mid, .5), .7, at("bed")), .14, .86)
    c = g.mix(g.math("MULTIPLY", wash, .85), c, g.mix(fine, (.36, .29, .205), (.47, .385, .28)))
    lat = g.math("ABSOLUTE", g.math("ADD", at("lat"), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(p, .4, 4, .7), .5), 1.2)))
    c = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(lat, 1.9, 3.0)), .8), c, g.mix(fine, (.36, .29, .21), (.46, .38, .285)))
    wheel = g.math("ABSOLUTE", g.math("ADD", at("trail"), g.math("MULTIPLY", g.math("SUBTRACT", g.noise(p, .3, 4, .7), .5), 1.0)))
    c = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", wheel, .95)), .3, .9)), .75), c, (.44, .36, .26))
    h = g.math("ADD", g.math("MULTIPLY", fine, .15), g.math("MULTIPLY", g.noise(p, .12, 6, .6), 1.2))
    return g.pbr(c, .95, spec=.1, normal=g.bump(h, .75, .7))


soil = material("desert", atm, desert)
attrs = {"bed": bed, "far": lambda x, y: smoothstep(np.minimum(water.distance(0, x, y) * 1.6, water.distance(1, x, y)), 4, 34), "trail": lambda x, y: np.clip(np.abs(side_distance(x, y, track)), 0, 60),
         "lat": lambda x, y: np.clip(np.min([np.abs(side_distance(x, y, line)) for line in lanes + [gate]], axis=0), 0, 60)}
terrain(height, c["at"], 0, 78, soil, near=110, far=2700, nr=1000, na=1100, attrs=attrs)
terrain(height, c["at"], 0, 78, soil, near=2690, nr=420, na=900, attrs={"far": lambda x, y: .5 + 0 * x, "trail": lambda x, y: 60 + 0 * x})

cabin, roofs, trafo = Solid(), Solid(), Solid()
spots = []
for i in range(c["cols"]):
    for j in range(c["rows"]):
        if (i, j) == c["yard"]:
            continue
        for r in range(ROWS):
            for k in range(BLOCK):
                u, v = i * bw + (r + .5) * PITCH, j * bh + (k + .5) * tables.pitch
                x, y = at(u, v)
                if y - Y < 90 or abs(x - X) > .60 * (y - Y) + 30 or math.hypot(x - X, y - Y) > 1500:
                    continue
                spots.append((x, y, u, v, r == 0 and k == 3))
spots = np.array(spots)
L = 7.0
ax = np.array(turn.to_3x3() @ Vector((0, 1, 0)))[:2]
free = water.distance(2, spots[:, 0], spots[:, 1]) > 13
for e in (-1, 1):
    free &= water.distance(2, spots[:, 0] + ax[0] * e * L, spots[:, 1] + ax[1] * e * L) > 10
spots = spots[free]
smooth = lambda x, y: slopes(x, y) - .4 * bed(x, y, 2)
z0, za, zb = smooth(spots[:, 0], spots[:, 1]), smooth(*(spots[:, :2] - ax * L).T), smooth(*(spots[:, :2] + ax * L).T)
for (x, y, u, v, station), z, p, q in zip(spots, z0, za, zb):
    if station:
        m = Matrix.Translation((x, y, H(x, y))) @ Matrix.Rotation(-math.radians(c["turn"]), 4, "Z")
        cabin.box((-1.3, -3, -.5), (1.3, 3, 2.9), m); roofs.box((-1.45, -3.15, 2.9), (1.45, 3.15, 3.05), m)
        trafo.box((-1.1, 4, -.5), (1.1, 6.2, 2.2), m); trafo.box((-2, -3.9, -.5), (2, 6.8, .15), m)
        continue
    tables.place(Matrix.Translation((x, y, (p + q + z) / 3 + rng.normal(0, .03))) @ Matrix.Rotation(-math.radians(c["turn"]) + (0 if S > 0 else math.pi), 4, "Z")
                 @ Matrix.Rotation(math.atan2((q - p) * S, 2 * L) + rng.normal(0, .004), 4, "X") @ Matrix.Rotation(rng.normal(0, .010), 4, "Y"))
for s, m, n in ((cabin, plain("cabin", atm, (.62, .61, .58), .5), "stations"), (roofs, plain("roof", atm, (.5, .5, .48), .6), "roofs"), (trafo, plain("trafo", atm, (.25, .28, .27), .6), "transformers")):
    if s.v:
        s.done(n, m)

base = Matrix.Translation((YX, YY, H(YX, YY) + .35)) @ Matrix.Rotation(-math.radians(c["turn"]), 4, "Z")
switchyard(atm, base)


def ground_matrix(x, y, azimuth):
    return Matrix.Translation((x, y, H(x, y))) @ Matrix.Rotation(math.radians(90 - azimuth), 4, "Z")


van, mate = at(-LANE / 2 + .6, 104), at(-LANE / 2 - 2.4, 97)
pickup(atm, ground_matrix(*van, c["turn"]), (.72, .72, .70), 0)
People(atm, (.85, .26, .03)).place(ground_matrix(*mate, c["turn"] + 60 * S), .3)
People(atm, (.62, .60, .02), (.74, .52, .04)).place(ground_matrix(mate[0] - 1.9 * S, mate[1] + .9, c["turn"] + 95 * S), .1, (.46, .24, 1.5))
far = at(2 * bw - LANE / 2, 3.4 * bh)
pickup(atm, ground_matrix(*far, c["turn"] + 180), (.72, .72, .70), 0)
q = track[46]
pickup(atm, ground_matrix(*q, math.degrees(math.atan2(*(track[44] - track[46])))), (.72, .72, .70), 0)

dark = leaf(atm, (.07, .07, .035), (.20, .175, .09), "scrub")
out = lambda x, y: np.array([S * (turn.inverted() @ Vector((u, v, 0)))[0] for u, v in zip(x, y)])
bare = lambda x, y: (out(x, y) < -12) | (water.distance(2, x, y) < 12)
along = lambda x, y, r: bare(x, y) & (np.exp(-water.distance(1, x, y) / 9) + .6 * np.exp(-water.distance(0, x, y) / 4) > r.uniform(.25, 1.5, x.shape))
for i in range(3):
    p = scatter_polar(height, c["at"], 0, 66, 32000, 110, 1700, rng, 1.1, along)
    scatter(shrub(dark, rng, 420), p, rng.lognormal(.5, .5, len(p)), rng, .05)
p = scatter_polar(height, c["at"], 0, 66, 9000, 110, 900, rng, 1.3, lambda x, y, r: bare(x, y) & (fbm(x, y, 160, 4, seed=5) + r.normal(0, .25, x.shape) > .1))
scatter(shrub(dark, rng, 200), p, rng.lognormal(-.1, .4, len(p)), rng, .05)

render(a)
