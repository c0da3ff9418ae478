"""Turbines along a pale coastal plain in clear morning light, with the sea on the left."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(31)
AT = (0.0, 0.0)
WEST = [(-26, -60), (-30, 60), (-62, 200), (-150, 480), (-250, 950), (-270, 1600), (-60, 2600), (700, 4200), (2600, 6000), (9000, 7800), (30000, 9000)]
WIND = [(96, 400, 14), (6, 700, 70), (-72, 1040, 38), (-120, 1420, 101), (-118, 1850, 9), (-30, 2330, 55), (180, 2850, 84), (520, 3400, 28), (960, 3900, 66), (1450, 4350, 12),
        (330, 900, 92), (420, 1500, 20), (560, 2150, 63)]
TRACK = [(14, -10), (15, 40), (26, 150), (20, 300), (-30, 620), (-60, 1100), (-40, 1700)]
AZIMUTH = -4
shore = curve(np.array(WEST, float), 24)


def inland(x, y):
    """Distance from the waterline, meters, negative at sea, with small bays."""
    return side_distance(x, y, shore) + 5 * fbm(x, y, 70, 3, seed=41) + 1.2 * fbm(x, y, 9, 3, seed=42)


def height(x, y):
    s = inland(x, y)
    beach = np.where(s > 0, 2.2 * smoothstep(s, 0, 34), s * .05)
    dune = smoothstep(s, 24, 60) * (2.0 * (.5 + .5 * fbm(x, y, 55, 4, seed=43)) + .35 * fbm(x, y, 9, 3, seed=44))
    plain_ = smoothstep(s, 60, 400) * (4 + 5 * fbm(x, y, 700, 4, seed=45)) + .06 * fbm(x, y, 2.5, 3, seed=46) * smoothstep(s, 6, 20)
    d = np.hypot(x, y)
    hills = 240 * smoothstep(s, 2500, 9000) * smoothstep(d, 6000, 13000) * smoothstep(fbm(x, y, 4600, 8, .5, 47, ridged=True), .45, .95)
    return np.maximum(beach + dune + plain_ + hills, -6)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=118, sun_el=17, sun=5.4, sun_color=(1, .84, .66), sky=.105, dust=.45, ozone=1.6, air=1.0, haze=26000, haze_top=120,
                 clouds=.55, cloud_color=(1, .92, .86), cloud_seed=3.1, cloud_lift=.12, peach=(-.03, .0, .13))
camera(a, (*AT, H(*AT) + 19), AZIMUTH, 33, .33)


def coast(g):
    """Pale sand, wet and darker at the waterline, with low gray-green plants inland."""
    p = g.node("NewGeometry").outputs["Position"]
    s = g.node("Attribute", attribute_name="lat").outputs["Fac"]
    mid, fine = g.noise(p, .05, 6, .62, .4), g.noise(p, 2.2, 6, .7)
    c = g.mix(fine, (.36, .30, .22), (.60, .52, .40))
    green = g.mix(fine, (.10, .105, .055), (.25, .24, .13))
    c = g.mix(g.math("MULTIPLY", g.smooth(g.math("ADD", mid, g.math("MULTIPLY", g.noise(p, .006, 4), .5)), .66, .86), g.smooth(s, 26, 50)), c, green)
    wet = g.math("SUBTRACT", 1.0, g.smooth(g.math("ADD", s, g.math("MULTIPLY", mid, 6)), 4, 13))
    c = g.mix(g.math("MULTIPLY", wet, .62), c, g.scale(c, .35))
    h = g.math("ADD", g.math("MULTIPLY", fine, .08), g.math("MULTIPLY", g.noise(p, .5, 5, .6), .4))
    return g.pbr(c, g.math("MULTIPLY_ADD", wet, -.5, .95), spec=.25, normal=g.bump(h, .45, .3))


def water(g):
    """Wind-ruffled sea: turquoise over shallow sand, broken lines of foam near the beach."""
    p = g.node("NewGeometry").outputs["Position"]
    s = g.node("Attribute", attribute_name="lat").outputs["Fac"]                 # negative out at sea
    c = g.mix(g.smooth(g.math("MULTIPLY", s, -1), 4, 58), (.10, .235, .235), (.012, .055, .085))
    n = g.noise(p, .16, 5, .65, .5)
    wave = g.math("SINE", g.math("ADD", g.math("MULTIPLY", s, .42), g.math("MULTIPLY", g.noise(p, .03, 4), 14)))
    band = g.math("MULTIPLY", g.smooth(wave, .55, .95), g.smooth(g.math("MULTIPLY_ADD", s, .012, n), .30, .52))
    foam = g.math("MULTIPLY", g.math("MAXIMUM", g.math("MULTIPLY", band, g.smooth(s, -52, -8)), g.smooth(s, -4, -.5)), g.smooth(g.noise(p, .9, 5, .7), .34, .58))
    c = g.mix(foam, c, (.74, .77, .77))
    chop = g.noise(g.vmath("MULTIPLY", p, (1, 1.6, 1)), .35, 7, .62, .3)
    return g.pbr(c, g.math("MULTIPLY_ADD", foam, .5, .16), spec=.5, normal=g.bump(chop, .55, .9))


def sheet(name, z, mat, nr=900, na=900, spread=100, far=45000):
    """Like terrain(), but the attribute `lat` is the distance from the waterline."""
    r = 1.2 * (far / 1.2) ** np.linspace(0, 1, nr)[:, None]
    t = np.radians(np.linspace(-spread / 2, spread / 2, na)[None, :])
    x, y = AT[0] + r * np.sin(t), AT[1] + r * np.cos(t)
    v = np.stack([x, y, z(x, y) if callable(z) else np.full(x.shape, z)], -1).reshape(-1, 3)
    return mesh(name, v, grid_faces(nr, na)[:, ::-1], mat, True, attrs={"lat": np.clip(inland(x, y), -90, 90)})


soil = material("coast", atm, coast)
sheet("land", height, soil)
sheet("sea", .12, material("sea", atm, water))

track = curve(np.array(TRACK, float))
grass, dark = leaf(atm, (.17, .16, .085), (.40, .37, .22), "marram"), leaf(atm, (.06, .07, .04), (.17, .18, .10), "saltbush")
dry = lambda x, y, lo: inland(x, y) > lo
clump = lambda x, y, r: dry(x, y, 28) & (np.abs(side_distance(x, y, track)) > 2.4) & (.7 * fbm(x, y, 12, 3, seed=51) + .6 * fbm(x, y, 60, 3, seed=52) + r.normal(0, .18, x.shape) > .08)
for i in range(4):
    p = scatter_polar(height, AT, AZIMUTH, 75, 12000, 6, 150, rng, .95, clump)
    scatter(tuft(grass, rng, 30, .5 + .08 * i, .22, .6), p, rng.lognormal(-.2, .35, len(p)), rng, .05)
    p = scatter_polar(height, AT, AZIMUTH, 75, 9000, 120, 900, rng, 1.2, clump)
    scatter(tuft(grass, rng, 40, .5, .9, .7), p, rng.lognormal(-.1, .4, len(p)), rng, .05)
for i in range(2):
    p = scatter_polar(height, AT, AZIMUTH, 75, 3600, 20, 1800, rng, 1.2, lambda x, y, r: dry(x, y, 55) & (fbm(x, y, 120, 3, seed=53) + r.normal(0, .25, x.shape) > .05))
    scatter(shrub(dark, rng), p, rng.lognormal(-.2, .4, len(p)), rng, .05)

t = Turbines(atm, lamp=False, white=(.74, .745, .74))
for x, y, phase in WIND:
    t.place(x, y, H(x, y), 164 + rng.normal(0, 2), phase)

render(a)
