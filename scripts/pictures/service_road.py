"""A pickup with its lights on, on the service road of a wind farm at dusk: coming towards us on the right ("start"), driving away on
the left ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(37)

PLACES = {   # car: how far along the road, and whether it comes or goes
    "start": dict(at=(0, 0), lens=36, horizon=.34, eye=1.75, sun_az=33, seed=16, cloud=5.5, car=26, comes=True,
                  road=[(3.4, -8), (4.2, 6), (7.2, 20), (12.5, 34), (24, 58), (52, 110), (95, 190), (110, 300), (60, 520), (120, 900)],
                  farm=[(102, 430, 30), (350, 860, 82), (215, 1180, 52), (620, 1500, 100), (420, 2050, 12), (900, 2400, 66), (60, 2300, 90)]),
    "end": dict(at=(7000, 3000), lens=34, horizon=.33, eye=2.0, sun_az=-36, seed=22, cloud=1.9, car=17, comes=False,
                road=[(-1.6, -8), (-2.2, 4), (-4.2, 14), (-8.0, 27), (-13.5, 46), (-17, 80), (-34, 140), (-90, 260), (-120, 480), (-60, 900)],
                farm=[(-98, 430, 75), (-290, 800, 20), (-60, 1150, 48), (-560, 1300, 96), (-250, 1750, 8), (-760, 2200, 58), (-20, 2350, 110)]),
}
c = PLACES[a.calm]
X, Y = c["at"]
road = curve(np.array(c["road"], float) + (X, Y), 12)


def height(x, y):
    d = np.hypot(x - X, y - Y)
    s = np.abs(side_distance(x, y, road))
    bed = 1 - smoothstep(s, 2.4, 6.0)
    rough = .55 * fbm(x, y, 26, 5, seed=c["seed"]) + .10 * fbm(x, y, 3, 4, seed=2)
    z = rough * (1 - .92 * bed) + .20 * bed - 9 * smoothstep(d, 60, 900)
    rut = np.exp(-((s - .95) / .28) ** 2)
    z = z - .05 * rut + 5 * fbm(x, y, 500, 4, seed=3) * smoothstep(d, 120, 700)
    z = z + 280 * smoothstep(d, 4500, 11000) * smoothstep(fbm(x, y, 4600, 8, .5, c["seed"] + 4, ridged=True), .46, .95)
    return z + 900 * smoothstep(d, 15000, 30000) * smoothstep(fbm(x, y, 9000, 8, .5, c["seed"] + 6, ridged=True), .45, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=1.0, sun=0, sky=.34, dust=1.4, ozone=3.6, air=1.2, haze=5200, haze_top=70, clouds=.75, cloud_color=(.50, .22, .14),
                 cloud_seed=c["cloud"], sky_tint=(.95, 1.0, 1.03), peach=(0, .05, .28))
camera(a, (X, Y, H(X, Y) + c["eye"]), 0, c["lens"], c["horizon"])
soil = ground(atm, sand=(.33, .245, .16), grass=(.17, .135, .065), cover=.7, road_half=2.5)
terrain(height, c["at"], 0, 105, soil, near=1.2, far=140, nr=560, na=760, road=road)
terrain(height, c["at"], 0, 105, soil, near=140, nr=420, na=760, road=road)

along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(road, axis=0).T))])
at = lambda s: np.array([np.interp(s, along, road[:, 0]), np.interp(s, along, road[:, 1])])
start = along[np.argmin(np.hypot(road[:, 0] - X, road[:, 1] - Y))]
p, ahead = at(start + c["car"]), at(start + c["car"] + 3) - at(start + c["car"] - 3)
if c["comes"]:
    ahead = -ahead
pickup(atm, Matrix.Translation((*p, H(*p) - .03)) @ Matrix.Rotation(math.atan2(ahead[1], ahead[0]), 4, "Z"))

t = Turbines(atm)
for x, y, phase in c["farm"]:
    t.place(X + x, Y + y, H(X + x, Y + y), (225 if a.calm == "start" else 140) + rng.normal(0, 3), phase)

s = Solid()                                                                   # marker posts along the road
for k in np.arange(8, 160, 14.0):
    q, n = at(start + k), at(start + k + 1) - at(start + k)
    n = np.array([n[1], -n[0]]) / np.hypot(*n) * 3.4
    for e in (-1, 1):
        x, y = q + e * n
        s.bar((x, y, H(x, y) - .2), (x, y, H(x, y) + .95), .035, 6)
s.done("posts", plain("post", atm, (.60, .58, .54), .6))

grass, dark = leaf(atm), leaf(atm, (.06, .06, .03), (.18, .16, .08), "scrub")
off = lambda x, y, r: np.abs(side_distance(x, y, road)) > 2.5 + r.uniform(-.3, .8, x.shape)
patch = lambda x, y, r: off(x, y, r) & (.6 * fbm(x, y, 9, 3, seed=4) + .8 * fbm(x, y, 50, 3, seed=8) + r.normal(0, .18, x.shape) > .02)
for i in range(4):
    q = scatter_polar(height, c["at"], 0, 80, 7000, 2.2, 120, rng, .95, patch)
    scatter(tuft(grass, rng, 28, .38 + .09 * i, .2, .55), q, rng.lognormal(-.28, .35, len(q)), rng, .05)
for i in range(2):
    q = scatter_polar(height, c["at"], 0, 80, 1800, 10, 700, rng, 1.2, lambda x, y, r: off(x, y, r) & (fbm(x, y, 70, 3, seed=6) + r.normal(0, .2, x.shape) > .05))
    scatter(shrub(dark, rng), q, rng.lognormal(-.3, .4, len(q)), rng, .05)
q = scatter_polar(height, c["at"], 0, 80, 1800, 2, 60, rng, .95, off)
scatter(stone(soil, rng), q, rng.lognormal(-3.2, .6, len(q)), rng, .2)

render(a)
