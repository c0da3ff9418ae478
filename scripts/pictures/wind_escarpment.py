"""Success story card: turbines on a desert plain below an escarpment, in the bright haze of late morning."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(53)
AT = (0.0, 0.0)
edge = curve(np.array([(-3600, 900), (-2100, 1700), (-1250, 1950), (-620, 2700), (250, 3500), (1000, 4900), (2600, 6300), (6000, 7900)], float), 24)


def height(x, y):
    d = np.hypot(x, y)
    s = -side_distance(x, y, edge) + 260 * fbm(x, y, 1300, 5, .55, seed=71) + 60 * fbm(x, y, 240, 4, .55, seed=72)   # > 0 beyond the edge
    t = s + 30 * fbm(x, y, 110, 5, .55, seed=73)
    cliff = 120 * smoothstep(t, 140, 185) + 55 * smoothstep(t, 235, 268) + 34 * smoothstep(t, 330, 356)                # hard rock layers
    talus = 130 * smoothstep(s, -260, 165) ** 1.6 + 20 * smoothstep(s, -600, 0) + 18 * smoothstep(s, 170, 340)
    gully = smoothstep(s, -220, -20) * (1 - smoothstep(s, 100, 180)) * 22 * (fbm(x, y, 150, 5, .55, seed=74, ridged=True) - .6)
    z = cliff + talus + gully + smoothstep(s, 300, 1500) * 10 * fbm(x, y, 600, 4, seed=75)
    z = z * smoothstep(d, 300, 900) + 3.0 * fbm(x, y, 380, 4, seed=76) * smoothstep(d, 30, 400) + .5 * fbm(x, y, 34, 4, seed=77) + .07 * fbm(x, y, 3, 3, seed=78)
    return z - 9 * smoothstep(d, 40, 600)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=84, sun_el=29, sun=4.2, sun_color=(1, .93, .82), sky=.095, dust=2.2, ozone=1.2, air=1.0, haze=15000, haze_top=150,
                 haze_tint=(1.0, .985, .96), clouds=.35, cloud_color=(1, .97, .92), cloud_seed=5.6, cloud_lift=.15, peach=(0, .0, .04))
camera(a, (*AT, H(*AT) + 6.5), 0, 35, .34)


def desert(g):
    """Gravel plain, with layered rust and buff rock where it is steep."""
    geo = g.node("NewGeometry")
    p = geo.outputs["Position"]
    mid, fine = g.noise(p, .03, 6, .62, .4), g.noise(p, 2.0, 6, .7)
    c = g.mix(fine, (.235, .160, .098), (.43, .305, .195))
    c = g.mix(g.math("MULTIPLY", g.smooth(mid, .42, .66), .55), c, g.mix(fine, (.16, .112, .075), (.30, .21, .14)))
    slope = g.math("SUBTRACT", 1.0, g.xyz(geo.outputs["Normal"])[2])
    z = g.math("ADD", g.xyz(p)[2], g.math("MULTIPLY", g.noise(p, .012, 4), 26))
    beds = g.noise(g.vec(0.0, 0.0, z), .075, 6, .75)
    rock = g.mix(g.smooth(beds, .36, .64), (.13, .070, .042), (.40, .255, .155))
    rock = g.mix(g.math("MULTIPLY", g.smooth(g.noise(g.vmath("MULTIPLY", p, (1, 1, .22)), .05, 6, .65), .42, .62), .5), rock, g.scale(rock, .5))
    c = g.mix(g.smooth(g.math("MULTIPLY_ADD", mid, .1, slope), .14, .30), c, rock)
    lat = g.math("ABSOLUTE", g.math("ADD", g.node("Attribute", attribute_name="lat").outputs["Fac"], g.math("MULTIPLY", g.math("SUBTRACT", g.noise(p, .5, 5, .7), .5), 1.6)))
    grit = g.noise(p, 11, 5, .75)
    c = g.mix(g.math("MULTIPLY", g.smooth(grit, .50, .62), .5), c, g.scale(c, .45))                    # pebbles
    track = g.math("SUBTRACT", 1.0, g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", lat, .95)), .2, .65))
    body = g.math("SUBTRACT", 1.0, g.smooth(lat, 1.5, 2.4))
    dust = g.mix(grit, (.27, .195, .13), (.50, .385, .27))
    c = g.mix(g.math("MULTIPLY", body, .45), c, dust)
    c = g.mix(g.math("MULTIPLY", track, .75), c, g.scale(dust, 1.18))
    h = g.math("ADD", g.math("MULTIPLY", g.math("ADD", fine, grit), .08), g.math("MULTIPLY", g.noise(p, .45, 6, .6), .5))
    return g.pbr(c, .95, spec=.15, normal=g.bump(h, .6, .35))


road = curve(np.array([(4, -10), (0, 30), (-14, 110), (0, 260), (60, 480), (70, 800), (-40, 1250), (-260, 1800)], float))
soil = material("desert", atm, desert)
terrain(height, AT, 0, 64, soil, near=4, far=1200, nr=520, na=1100, road=road)
terrain(height, AT, 0, 64, soil, near=1200, far=26000, nr=1250, na=1100, road=road)

grass, dark = leaf(atm, (.20, .165, .09), (.44, .37, .24)), leaf(atm, (.085, .085, .045), (.22, .20, .11), "scrub")
off = lambda x, y, r: np.abs(side_distance(x, y, road)) > 2.4
for i in range(3):
    p = scatter_polar(height, AT, 0, 70, 4200, 6, 160, rng, .95, lambda x, y, r: off(x, y, r) & (fbm(x, y, 14, 4, seed=3) + .6 * fbm(x, y, 70, 3, seed=4) + r.normal(0, .2, x.shape) > .28))
    scatter(tuft(grass, rng, 30, .34 + .08 * i, .22, .7), p, rng.lognormal(-.25, .35, len(p)), rng, .05)
for i in range(3):
    p = scatter_polar(height, AT, 0, 70, 5200, 16, 2400, rng, 1.3, lambda x, y, r: off(x, y, r) & (fbm(x, y, 160, 4, seed=5) + r.normal(0, .25, x.shape) > .08))
    scatter(shrub(dark, rng), p, rng.lognormal(-.15, .45, len(p)), rng, .05)
for i in range(2):
    p = scatter_polar(height, AT, 0, 70, 5000, 5, 170, rng, .95, lambda x, y, r: off(x, y, r) & (fbm(x, y, 25, 3, seed=9) + r.normal(0, .25, x.shape) > .05))
    scatter(stone(soil, rng), p, rng.lognormal(-2.5, .75, len(p)), rng, .2)

t = Turbines(atm, lamp=False, white=(.76, .76, .75))
for x, y, phase in [(150, 530, 22), (92, 930, 75), (500, 1280, 48), (330, 1720, 100), (-330, 1450, 9), (-120, 2150, 61), (700, 2250, 36),
                    (330, 2750, 88), (1250, 2850, 15), (840, 3300, 53), (1150, 2000, 97)]:
    t.place(x, y, H(x, y), 146 + rng.normal(0, 2), phase)

render(a)
