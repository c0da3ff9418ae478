"""A city in the blue hour from a hill above it: blocks of flats, office towers, lit streets running to the horizon. In the heroes
the towers stand on the right, the sky open on the left ("start"), or on the left across a bay of still water ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
PLACES = {   # turn: the street grid against the view; core: the middle of downtown; bay: water nearer than this line, as y over x
    "none": dict(eye=105, azimuth=3.5, lens=74, horizon=.36, turn=24, sun_az=28, core=(140, 1650), seed=77, haze=4400, cloud=4.3, bay=None),
    "start": dict(eye=124, azimuth=-6.5, lens=54, horizon=.36, turn=24, sun_az=34, core=(180, 1700), seed=77, haze=4400, cloud=4.3, bay=None),
    "end": dict(eye=62, azimuth=7, lens=46, horizon=.34, turn=-31, sun_az=-30, core=(-170, 1850), seed=41, haze=5200, cloud=8.8,
                bay=((-4000, 1020), (-600, 1080), (-250, 980), (60, 1260), (240, 1750), (420, 2500), (900, 3300), (6000, 4600))),
}
c = PLACES[a.calm]
rng = np.random.default_rng(c["seed"])
AT, AZ, TURN = (0.0, 0.0), c["azimuth"], c["turn"]
PITCH, STREET = 96.0, 20.0

atm = Atmosphere(sun_az=c["sun_az"], sun_el=.9, sun=0, sky=.27, dust=1.3, ozone=4.0, air=1.2, haze=c["haze"], haze_top=170, haze_tint=(.80, .93, 1.12),
                 clouds=.6, cloud_color=(.34, .17, .12), cloud_seed=c["cloud"], sky_tint=(.94, 1.0, 1.03), peach=(0, .06, .26))
camera(a, (*AT, c["eye"]), AZ, c["lens"], c["horizon"])
quay = np.array(c["bay"], float).T if c["bay"] else None
land = lambda x, y: quay is None or y > np.interp(x, *quay)
grid = Matrix.Rotation(-math.radians(TURN), 4, "Z")


def streets(g):
    """Dark ground; lamps throw warm pools along the streets, with traffic on the wide ones."""
    p = g.node("TexCoord").outputs["Object"]
    x, y, _ = g.xyz(p)
    near = lambda v: g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("ADD", g.math("DIVIDE", v, PITCH), .5)), .5))
    dist = g.math("MULTIPLY", g.math("MINIMUM", near(x), near(y)), PITCH)
    pools = g.math("MULTIPLY_ADD", g.noise(p, .06, 3), 1.1, .05)
    way = g.math("SUBTRACT", 1.0, g.smooth(dist, 3, STREET * .62))
    e = g.math("MULTIPLY", g.math("MULTIPLY", way, pools), g.math("MULTIPLY_ADD", g.noise(p, .012, 3), .9, -.05))
    base = g.pbr(g.mix(g.noise(p, .05, 5), (.03, .032, .035), (.07, .07, .068)), .8)
    lit = g.node("Emission", {0: (1, .50, .19), 1: g.math("MULTIPLY", e, .34)}).outputs[0]
    return g.node("AddShader", {0: base, 1: lit}).outputs[0]


def facade(wall, chance, cool, floor=3.4, bay=3.0, gain=1.0, glassy=.0):
    """Windows in storeys and bays; each is dark or lit on its own, in a colour and strength of its own."""
    def build(g):
        geo = g.node("NewGeometry")
        p = g.node("TexCoord").outputs["Object"]
        x, y, z = g.xyz(p)
        nx, ny, nz = g.xyz(g.node("VectorTransform", {0: geo.outputs["Normal"]}, vector_type="NORMAL", convert_from="WORLD", convert_to="OBJECT").outputs[0])
        side = g.math("GREATER_THAN", g.math("ABSOLUTE", nx), .5)
        u = g.math("DIVIDE", g.math("ADD", g.math("MULTIPLY", side, y), g.math("MULTIPLY", g.math("SUBTRACT", 1.0, side), x)), bay)
        v = g.math("DIVIDE", z, floor)
        cell = g.vec(g.math("FLOOR", u), g.math("FLOOR", v), g.math("MULTIPLY_ADD", side, 37.0, g.math("FLOOR", g.math("DIVIDE", g.math("ADD", x, g.math("MULTIPLY", y, 3.1)), 41.0))))
        r = g.node("TexWhiteNoise", {"Vector": cell}, noise_dimensions="3D")
        rc = g.node("SeparateColor", {0: r.outputs["Color"]}).outputs
        fu, fv = g.math("FRACT", u), g.math("FRACT", v)
        box = lambda f, lo, hi: g.math("MULTIPLY", g.math("GREATER_THAN", f, lo), g.math("LESS_THAN", f, hi))
        win = g.math("MULTIPLY", box(fu, .5 - .3 - glassy, .5 + .3 + glassy), box(fv, .28 - glassy * .9, .82 + glassy * .6))
        win = g.math("MULTIPLY", win, g.math("LESS_THAN", g.math("ABSOLUTE", nz), .5))
        rows = g.node("TexWhiteNoise", {"Vector": g.vec(g.math("FLOOR", v), g.math("FLOOR", g.math("DIVIDE", u, 7.0)), 3.0)}, noise_dimensions="3D").outputs["Value"]
        quarter = g.math("MULTIPLY_ADD", g.smooth(g.noise(p, .017, 3, .6), .34, .68), 1.3 * chance, .25 * chance)    # some houses are out, some are bright
        on = g.math("GREATER_THAN", g.math("MULTIPLY_ADD", rows, .45, g.math("MULTIPLY", r.outputs["Value"], .55)), g.math("SUBTRACT", 1.0, quarter))
        s = g.math("MULTIPLY", g.math("MULTIPLY", win, on), g.math("MULTIPLY_ADD", rc[1], 1.1, .25))
        s = g.math("MULTIPLY", s, g.math("MULTIPLY_ADD", g.smooth(fv, .3, .8), .7, .45))
        tint = g.mix(rc[2], (1, .48, .18), cool)
        body = g.mix(g.noise(p, .05, 4), tuple(k * .75 for k in wall), wall)
        surf = g.node("MixShader", {0: win, 1: g.pbr(body, .8), 2: g.pbr((.02, .025, .03), .12, spec=.8)}).outputs[0]
        return g.node("AddShader", {0: surf, 1: g.node("Emission", {0: tint, 1: g.math("MULTIPLY", s, gain)}).outputs[0]}).outputs[0]
    return build


kinds = {
    "flats pale": facade((.42, .40, .37), .30, (1, .66, .36), gain=.5),
    "flats warm": facade((.36, .30, .25), .28, (1, .60, .30), gain=.5),
    "office": facade((.24, .25, .26), .33, (1, .84, .62), 3.9, 2.6, .36, .10),
    "tower": facade((.15, .18, .20), .33, (1, .90, .76), 4.0, 2.7, .30, .10),
}
mats = {k: material(k, atm, f) for k, f in kinds.items()}
roofs = plain("roof", atm, (.10, .10, .10), .9)
solids = {k: Solid() for k in kinds}
top = Solid()
beacons = Solid()
bx0, by0 = (grid.inverted() @ Vector((*c["core"], 0)))[:2]                # downtown, in grid coordinates
N = 46
lots = 0
for i in range(-N, N):
    for j in range(-N, N):
        cx, cy = (i + .5) * PITCH, (j + .5) * PITCH
        w = grid @ Vector((cx, cy, 0))
        d = math.hypot(w.x, w.y)
        if w.y < 190 or abs(w.x) > w.y * .62 + 160 or d > 4300 or not land(w.x, w.y - 70):
            continue
        core = math.exp(-(((cx - bx0) ** 2 + (cy - by0) ** 2) / 430 ** 2))
        second = math.exp(-(((w.x + 620) ** 2 + (w.y - 2500) ** 2) / 300 ** 2)) * .6
        if rng.uniform() < .05 and core < .2:
            continue                                                          # a square or a park
        k = 1 if core > .55 and rng.uniform() < .5 else 2
        step = (PITCH - STREET) / k
        for p in range(k):
            for q in range(k):
                lx, ly = cx - (PITCH - STREET) / 2 + (p + .5) * step, cy - (PITCH - STREET) / 2 + (q + .5) * step
                hw, hd = step * rng.uniform(.36, .48), step * rng.uniform(.36, .48)
                h = rng.lognormal(2.8, .45) + 215 * max(core, second) * rng.uniform(.05, 1.0) ** 2.2
                if w.y < 420:
                    h = min(h, 30)
                kind = "tower" if h > 75 else "office" if h > 34 else ("flats pale", "flats warm")[int(rng.uniform() < .5)]
                s = solids[kind]
                s.box((lx - hw, ly - hd, -2), (lx + hw, ly + hd, h))
                if h > 60:                                                    # set back storeys, plant room, mast
                    if rng.uniform() < .7:
                        e = h * rng.uniform(.1, .28)
                        s.box((lx - hw * .68, ly - hd * .68, h), (lx + hw * .68, ly + hd * .68, h + e)); h += e
                    top.box((lx - hw * .3, ly - hd * .3, h), (lx + hw * .3, ly + hd * .3, h + 5))
                    if h > 120 and (i * 7 + j * 3) % 4 == 0:
                        top.bar((lx, ly, h), (lx, ly, h + 30), .35, 5)
                        beacons.box((lx - .7, ly - .7, h + 30), (lx + .7, ly + .7, h + 31.4))
                else:
                    for _ in range(2):
                        ox, oy = rng.uniform(-.5, .5) * hw, rng.uniform(-.5, .5) * hd
                        top.box((lx + ox - 2.5, ly + oy - 2, h), (lx + ox + 2.5, ly + oy + 2, h + rng.uniform(1.5, 3.2)))
                lots += 1
for k, s in solids.items():
    s.done(k, mats[k], rot=TURN)
top.done("roof things", roofs, rot=TURN)
if beacons.v:
    beacons.done("beacons", glow("beacon", atm, (1, .06, .03), 14), rot=TURN)
print("lots", lots)
s = Solid()
s.box((-9000, -9000, -1), (9000, 9000, 0))
s.done("streets", material("streets", atm, streets), rot=TURN)
if quay is not None:                                                          # the water lies just over the ground, with a quay wall and lamps along it
    def water(g):
        p = g.node("NewGeometry").outputs["Position"]
        ripple = g.noise(g.vmath("MULTIPLY", p, (.5, 1.2, 1)), .16, 5, .6, .3)
        return g.pbr((.010, .020, .030), .09, spec=.6, normal=g.bump(ripple, .25, .5))
    n = len(quay[0])
    v = [(x, y, .3) for x, y in quay.T] + [(x, -500, .3) for x in quay[0]]
    mesh("bay", v, [(i, i + n, i + n + 1, i + 1) for i in range(n - 1)], material("water", atm, water))
    line = np.concatenate([np.linspace(quay[:, i], quay[:, i + 1], 200, endpoint=False) for i in range(1, n - 2)])
    s, l = Solid(), Solid()
    for (x0, y0), (x1, y1) in zip(quay.T[:-1], quay.T[1:]):
        s.add([(x0, y0, 0), (x1, y1, 0), (x1, y1, 3.2), (x0, y0, 3.2), (x0, y0 + 22, 3.2), (x1, y1 + 22, 3.2)], [(0, 1, 2, 3), (3, 2, 5, 4)])
    s.done("quay", roofs)
    gone = 0.0
    for (x0, y0), (x1, y1) in zip(line[:-1], line[1:]):
        gone += math.hypot(x1 - x0, y1 - y0)
        if gone > 24:
            gone, r = 0.0, .5 + y0 / 2600
            l.box((x0 - r, y0 + 3 - r, 10), (x0 + r, y0 + 3 + r, 10 + r))
    l.done("quay lamps", glow("quay lamp", atm, (1, .60, .28), 6))
lamps = Solid()                                                               # street lamps: seen, not aimed at
for i in range(-N, N + 1):
    for t in np.arange(-N * PITCH, N * PITCH, 27.0):
        for px, py in ((i * PITCH + 5, t), (t, i * PITCH + 5)):
            w = grid @ Vector((px, py, 0))
            if 150 < w.y < 2600 and abs(w.x) < w.y * .55 + 80 and land(w.x, w.y - 12):
                r = .32 + w.y / 5200
                lamps.box((px - r, py - r, 8.2), (px + r, py + r, 8.2 + r))
lamps.done("street lamps", glow("street lamp", atm, (1, .58, .26), 5), rot=TURN)


def far_hills(x, y):
    d = np.hypot(x, y)
    return -6 + 520 * smoothstep(d, 6000, 13000) * smoothstep(fbm(x, y, 5200, 7, .5, 91, ridged=True), .42, .95)


if a.calm == "start":                                                         # the brow of the hill that the camera stands on
    brow = lambda x, y: c["eye"] - 2.6 - .00092 * (np.hypot(x, y) + 9 * fbm(x, y, 60, 4, seed=94)) ** 2 + .7 * fbm(x, y, 16, 4, seed=95)
    terrain(brow, AT, AZ, 90, ground(atm, cover=.6), near=3, far=330, nr=260, na=500)
    p = scatter_polar(brow, AT, AZ, 60, 5000, 12, 75, rng, 1.0, lambda x, y, r: fbm(x, y, 14, 3, seed=96) + r.normal(0, .2, x.shape) > .0)
    scatter(tuft(leaf(atm), rng, 26, .5, .3, .6), p, rng.lognormal(-.3, .4, len(p)), rng, .05)
    p = scatter_polar(brow, AT, AZ, 60, 900, 22, 90, rng, 1.0, lambda x, y, r: fbm(x, y, 22, 3, seed=97) + r.normal(0, .15, x.shape) > .08)
    scatter(shrub(leaf(atm, (.05, .055, .03), (.14, .14, .07), "scrub"), rng), p, rng.lognormal(.0, .45, len(p)), rng, .05)
terrain(far_hills, AT, AZ, 80, plain("hills", atm, (.05, .05, .05), .9), near=3800, far=30000, nr=300, na=700)
render(a)
