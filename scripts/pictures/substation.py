"""A switchyard and the pylons that lead away from it over the desert, at dawn: the yard stands on the right ("start"), or a pylon
close by on the left, with the yard behind it ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(63)

PLACES = {
    "start": dict(at=(0, 0), lens=36, horizon=.26, eye=3.4, sun_az=27, sun_el=3.2, seed=5, yard=(44, 112), turn=-24,
                  line=[(35, 250), (5, 560), (-40, 900), (-95, 1250), (-160, 1620), (-230, 2000), (-310, 2400)], cloud=6.2),
    "end": dict(at=(6000, -2500), lens=34, horizon=.27, eye=2.8, sun_az=-33, sun_el=4.2, seed=14, yard=(-95, 235), turn=38,
                line=[(-205, 430), (-40, 112), (60, -180)], far=[(-60, 330), (40, 640), (150, 960), (270, 1300), (400, 1650), (540, 2000)], cloud=2.9),
}
c = PLACES[a.calm]
X, Y = c["at"]
CX, CY = X + c["yard"][0], Y + c["yard"][1]


def height(x, y):
    d = np.hypot(x - X, y - Y)
    flat = 1 - smoothstep(np.hypot(x - CX, y - CY), 42, 80)
    z = (1.1 * fbm(x, y, 60, 5, seed=c["seed"]) + .12 * fbm(x, y, 4, 4, seed=2)) * (1 - .97 * flat) - 4 * smoothstep(d, 60, 700)
    z = z + 14 * fbm(x, y, 900, 4, seed=3) * smoothstep(d, 300, 1600)
    z = z + 260 * smoothstep(d, 4500, 11000) * smoothstep(fbm(x, y, 4600, 8, .5, c["seed"] + 4, ridged=True), .46, .95)
    return z + 900 * smoothstep(d, 15000, 30000) * smoothstep(fbm(x, y, 9000, 8, .5, c["seed"] + 6, ridged=True), .45, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=c["sun_el"], sun=6.0, sun_color=(1, .52, .27), sky=.14, dust=1.8, ozone=2.4, air=1.1, haze=4200, haze_top=70,
                 clouds=.9, cloud_color=(1, .52, .34), cloud_seed=c["cloud"], sky_tint=(.98, .98, 1.03))
camera(a, (X, Y, H(X, Y) + c["eye"]), 0, c["lens"], c["horizon"])
soil = ground(atm, sand=(.36, .265, .17), grass=(.20, .16, .075), cover=.4)
road = curve(np.array([(X + (CX - X) * .05, Y - 8), (X + (CX - X) * .25, Y + 22), (X + (CX - X) * .6, Y + (CY - Y) * .55), (CX, CY - 34)], float))
terrain(height, c["at"], 0, 105, soil, road=road)

base = Matrix.Translation((CX, CY, H(CX, CY) + .1)) @ Matrix.Rotation(-math.radians(c["turn"]), 4, "Z")
ties = switchyard(atm, base, window=glow("yard window", atm, (1, .58, .26), 1.6))
pylons = Pylons(atm)
spot = lambda p: (X + p[0], Y + p[1], H(X + p[0], Y + p[1]))
if a.calm == "start":
    pylons.line([spot(p) for p in c["line"]], start=ties)
else:
    pylons.line([spot(p) for p in c["line"]])
    pylons.line([spot(p) for p in c["far"]], start=ties)

grass, dark = leaf(atm), leaf(atm, (.06, .06, .03), (.18, .16, .08), "scrub")
free = lambda x, y, r: (np.abs(side_distance(x, y, road)) > 2.6) & (np.hypot(x - CX, y - CY) > 46)
patch = lambda x, y, r: free(x, y, r) & (.7 * fbm(x, y, 12, 4, seed=3) + .6 * fbm(x, y, 70, 3, seed=8) + r.normal(0, .2, x.shape) > .12)
for i in range(3):
    p = scatter_polar(height, c["at"], 0, 80, 9000, 2.0, 140, rng, .95, patch)
    scatter(tuft(grass, rng, 28, .34 + .08 * i, .2, .6), p, rng.lognormal(-.3, .35, len(p)), rng, .05)
for i in range(2):
    p = scatter_polar(height, c["at"], 0, 80, 1800, 10, 900, rng, 1.2, lambda x, y, r: free(x, y, r) & (fbm(x, y, 60, 3, seed=6) + r.normal(0, .2, x.shape) > .05))
    scatter(shrub(dark, rng), p, rng.lognormal(-.4, .4, len(p)), rng, .05)
p = scatter_polar(height, c["at"], 0, 80, 2500, 2, 80, rng, .95)
scatter(stone(soil, rng), p, rng.lognormal(-3.0, .65, len(p)), rng, .2)

render(a)
