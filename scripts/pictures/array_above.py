"""A solar plant from a drone: blocks of rows as a pattern with long shadows, access roads, inverter stations, the switchyard at one
corner. The bare desert is on the left ("start") or on the right ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(15)

PLACES = {   # turn: of the rows against the view; corner: the near corner of the plant; cols, rows: the blocks built; yard: block left to the switchyard
    "start": dict(at=(0, 0), high=104, pitch=-12.5, lens=34, turn=9, sun_az=128, sun_el=9, corner=(-44, 150), cols=(0, 7), rows=(-2, 9), yard=(0, 2), seed=3, cloud=3.0),
    "end": dict(at=(4000, 2000), high=128, pitch=-14, lens=35, turn=-15, sun_az=-124, sun_el=11, corner=(46, 175), cols=(-8, 0), rows=(-3, 9), yard=(-1, 2), seed=8, cloud=5.1),
}
c = PLACES[a.calm]
X, Y = c["at"]
BLOCK, LANE, PITCH = 8, 9.0, 8.2                       # tables along a row of a block, width of a lane, distance of rows
ROWS = 13
turn = Matrix.Translation((X + c["corner"][0], Y + c["corner"][1], 0)) @ Matrix.Rotation(-math.radians(c["turn"]), 4, "Z")


def height(x, y):
    d = np.hypot(x - X, y - Y)
    z = 2.0 * fbm(x, y, 260, 4, seed=c["seed"]) + .05 * fbm(x, y, 5, 3, seed=2) - 22 * smoothstep(d, 1500, 6000)
    z = z + 150 * smoothstep(d, 4500, 11000) * smoothstep(fbm(x, y, 4200, 8, .5, c["seed"] + 3, ridged=True), .46, .95)
    return z + 800 * smoothstep(d, 13000, 26000) * smoothstep(fbm(x, y, 8000, 8, .5, c["seed"] + 4, ridged=True), .45, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=c["sun_el"], sun=7.0, sun_color=(1, .70, .45), sky=.125, dust=1.4, ozone=1.8, haze=5200, haze_top=110,
                 clouds=.7, cloud_seed=c["cloud"], cloud_color=(1, .66, .46))
camera(a, (X, Y, H(X, Y) + c["high"]), 0, c["lens"], .5, pitch=c["pitch"])

tables = Tables(atm, rng)
bw, bh = BLOCK * tables.pitch + LANE, ROWS * PITCH + LANE
(c0, c1), (r0, r1) = c["cols"], c["rows"]
local = lambda pts: np.array([(turn @ Vector((*p, 0)))[:2] for p in pts])
lanes = [local([(i * bw - LANE / 2, r0 * bh - LANE / 2), (i * bw - LANE / 2, r1 * bh - LANE / 2)]) for i in range(c0, c1 + 1)]
lanes += [local([(c0 * bw - LANE / 2, j * bh - LANE / 2), (c1 * bw - LANE / 2, j * bh - LANE / 2)]) for j in range(r0, r1 + 1)]


def desert(g):
    """Stony plain seen from above: dark gravel, pale fans, dry washes that meander through them; lanes where `lat` is small."""
    p = g.node("NewGeometry").outputs["Position"]
    big, mid, fine = g.noise(p, .0022, 6, .6, .8), g.noise(p, .03, 6, .65, .5), g.noise(p, .9, 6, .7)
    c = g.mix(fine, (.175, .135, .10), (.30, .235, .17))
    c = g.mix(g.smooth(g.math("MULTIPLY_ADD", mid, .35, big), .56, .80), c, g.mix(fine, (.30, .235, .16), (.44, .345, .24)))
    bend = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(g.vmath("MULTIPLY", p, (1, .55, 1)), .0042, 4, .55, 1.2), .5))
    rill = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(p, .013, 5, .6, .8), .5))
    c = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(rill, .002, .022)), .45), c, (.13, .105, .075))
    c = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(bend, .010, .034)), .4), c, (.13, .11, .075))
    c = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(g.math("MULTIPLY_ADD", mid, .012, bend), .010, .019)), .85), c, (.43, .35, .255))
    lat = g.math("ABSOLUTE", g.math("ADD", g.node("Attribute", attribute_name="lat").outputs["Fac"], g.math("MULTIPLY", g.math("SUBTRACT", g.noise(p, .4, 4, .7), .5), 1.2)))
    c = g.mix(g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.smooth(lat, 2.2, 3.2)), .8), c, g.mix(fine, (.36, .29, .21), (.48, .40, .30)))
    h = g.math("ADD", g.math("MULTIPLY", fine, .15), g.math("MULTIPLY", g.noise(p, .12, 6, .6), 1.2))
    return g.pbr(c, .95, spec=.1, normal=g.bump(h, .5, .6))


soil = material("desert", atm, desert)
terrain(height, c["at"], 0, 78, soil, near=60, nr=900, na=1100, road=lanes)

cabin, roofs, trafo = Solid(), Solid(), Solid()
quarter = Matrix.Rotation(math.pi / 2, 4, "Z")         # the tables' long side along X, low edge towards -Y
ahead = Vector(direction(0))
for i in range(c0, c1):
    for j in range(r0, r1):
        if (i, j) == c["yard"]:
            continue
        for r in range(ROWS):
            for k in range(BLOCK):
                station = r in (6,) and k in (0,)
                p = turn @ Vector((i * bw + (k + .5) * tables.pitch, j * bh + (r + .5) * PITCH, 0))
                v = Vector((p.x - X, p.y - Y, 0))
                if v.dot(ahead) < 60 or abs(v.x) > .62 * v.y + 30 or v.length > 1500:
                    continue
                if station:
                    x, y, z = i * bw + 5, j * bh + (r + .5) * PITCH, H(p.x, p.y)
                    cabin.box((x - 3, y - 1.3, z - .5), (x + 3, y + 1.3, z + 2.9)); roofs.box((x - 3.15, y - 1.45, z + 2.9), (x + 3.15, y + 1.45, z + 3.05))
                    trafo.box((x + 4, y - 1.1, z - .5), (x + 6.2, y + 1.1, z + 2.2)); trafo.box((x - 3.9, y - 2, z - .5), (x + 6.8, y + 2, z + .15))
                    continue
                tables.place(Matrix.Translation((p.x, p.y, H(p.x, p.y) + rng.normal(0, .03))) @ Matrix.Rotation(-math.radians(c["turn"]) + math.pi / 2, 4, "Z")
                             @ Matrix.Rotation(rng.normal(0, .007), 4, "Y") @ Matrix.Rotation(rng.normal(0, .004), 4, "X"))
for s, m, n in ((cabin, plain("cabin", atm, (.62, .61, .58), .5), "stations"), (roofs, plain("roof", atm, (.5, .5, .48), .6), "roofs"), (trafo, plain("trafo", atm, (.25, .28, .27), .6), "transformers")):
    s.done(n, m).matrix_world = turn

YX, YY = (turn @ Vector(((c["yard"][0] + .5) * bw - LANE / 2, (c["yard"][1] + .5) * bh - LANE / 2, 0)))[:2]
base = Matrix.Translation((YX, YY, H(YX, YY) + .6)) @ Matrix.Rotation(-math.radians(c["turn"]), 4, "Z")
switchyard(atm, base)

dark = leaf(atm, (.07, .07, .035), (.20, .175, .09), "scrub")
out = lambda x, y: np.array([(turn.inverted() @ Vector((u, v, 0)))[0] for u, v in zip(x, y)])
bare = lambda x, y, r: ((out(x, y) < c0 * bw - 14) | (out(x, y) > c1 * bw + 6)) & (np.hypot(x - YX, y - YY) > 50) & (fbm(x, y, 160, 4, seed=5) + r.normal(0, .25, x.shape) > .06)
for i in range(2):
    p = scatter_polar(height, c["at"], 0, 76, 16000, 80, 1600, rng, 1.3, bare)
    scatter(shrub(dark, rng, 300), p, rng.lognormal(-.15, .45, len(p)), rng, .05)

render(a)
