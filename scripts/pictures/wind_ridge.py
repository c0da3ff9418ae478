"""Turbines along a mountain ridge, the valleys on both sides filling with haze: a card in late gold light, a hero with the ridge on
the right in the evening ("start"), and one from further along it in the morning, the ridge winding away on the left ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(47)

PLACES = {   # face: azimuth of the rotors; first: metres along the crest of the first turbine
    "none": dict(at=(0, 0), azimuth=6, lens=36, horizon=.46, eye=24, sun_az=-74, sun_el=8.5, face=236, first=945, road=(-60, 2400), seed=7.4),
    "start": dict(at=(-6, -30), azimuth=-10, lens=33, horizon=.40, eye=30, sun_az=-84, sun_el=7.5, face=226, first=905, road=(-90, 2400), seed=9.1),
    "end": dict(at=(212, 760), azimuth=13, lens=34, horizon=.42, eye=34, sun_az=92, sun_el=9.5, face=146, first=1800, road=(700, 3600), seed=2.2),
}
c = PLACES[a.calm]
AT, AZ = c["at"], c["azimuth"]
crest = curve(np.array([(-40, -500), (4, 0), (54, 330), (226, 780), (196, 1200), (70, 1720), (0, 2260), (240, 2900), (760, 3700), (1150, 4700), (900, 6200)], float), 24)


def height(x, y):
    d = np.hypot(x - AT[0], y - AT[1])
    s = side_distance(x, y, crest) + 60 * fbm(x, y, 700, 3, seed=61) * smoothstep(d, 80, 700)
    t = np.abs(s)
    spur = fbm(x, y, 560, 6, .5, seed=62, ridged=True)                        # spurs and gullies run down the flanks
    z = -330 * (1 - 1 / (1 + (t / 360) ** 1.75)) + 22 * fbm(x, y, 900, 3, seed=63) * smoothstep(d, 200, 900)
    z = z + 120 * smoothstep(t, 60, 420) * (spur - .6) + 7 * fbm(x, y, 110, 5, seed=64) * smoothstep(t, 15, 120)
    z = z + .5 * fbm(x, y, 24, 4, seed=65) + .08 * fbm(x, y, 3.2, 3, seed=66)
    far = smoothstep(d, 3600, 9000) * smoothstep(t, 1200, 3000)
    z = z + 430 * far * smoothstep(fbm(x, y, 3900, 8, .5, 67, ridged=True), .40, .95)
    return z + 760 * smoothstep(d, 14000, 30000) * smoothstep(fbm(x, y, 9000, 8, .5, 68, ridged=True), .42, .95)


H = lambda x, y: float(height(np.array([float(x)]), np.array([float(y)]))[0])
atm = Atmosphere(sun_az=c["sun_az"], sun_el=c["sun_el"], sun=8.0, sun_color=(1, .60, .31), sky=.12, dust=1.6, ozone=1.8, air=1.1, haze=7000, haze_top=150, haze_tint=(1.03, .97, 1.06),
                 clouds=.8, cloud_color=(1, .66, .44), cloud_seed=c["seed"], cloud_lift=.05)
camera(a, (*AT, H(*AT) + c["eye"]), AZ, c["lens"], c["horizon"])
road = crest[(crest[:, 1] > c["road"][0]) & (crest[:, 1] < c["road"][1])] + (-9, 0)
soil = ground(atm, sand=(.37, .28, .175), grass=(.215, .18, .08), rock=(.235, .185, .125), cover=.9)
terrain(height, AT, AZ, 74, soil, near=8, far=600, nr=480, na=1000, road=road)
terrain(height, AT, AZ, 74, soil, near=600, nr=1000, na=1000, road=road)

grass, dark = leaf(atm), leaf(atm, (.06, .065, .03), (.19, .18, .085), "scrub")
off = lambda x, y, r: np.abs(side_distance(x, y, road)) > 3.0
patch = lambda x, y, r: off(x, y, r) & (.6 * fbm(x, y, 11, 3, seed=2) + .8 * fbm(x, y, 70, 3, seed=8) + r.normal(0, .18, x.shape) > -.05)
for i in range(4):
    p = scatter_polar(height, AT, AZ, 70, 14000, 24, 240, rng, 1.1, patch)
    scatter(tuft(grass, rng, 30, .44 + .1 * i, .3, .55), p, rng.lognormal(-.2, .35, len(p)), rng, .05)
    p = scatter_polar(height, AT, AZ, 70, 11000, 150, 900, rng, 1.3, patch)
    scatter(tuft(grass, rng, 40, .45, 1.0, .7), p, rng.lognormal(-.1, .4, len(p)), rng, .05)
woody = lambda x, y, r: off(x, y, r) & (fbm(x, y, 190, 4, seed=5) + r.normal(0, .2, x.shape) > .14)
for i in range(3):                                                            # scrub in the hollows
    p = scatter_polar(height, AT, AZ, 70, 9000, 40, 2200, rng, 1.4, woody)
    scatter(shrub(dark, rng), p, rng.lognormal(.35, .5, len(p)), rng, .05)
p = scatter_polar(height, AT, AZ, 70, 3000, 24, 260, rng, 1.1, lambda x, y, r: off(x, y, r) & (fbm(x, y, 30, 3, seed=9) + r.normal(0, .2, x.shape) > .1))
scatter(stone(soil, rng), p, rng.lognormal(-1.5, .7, len(p)), rng, .2)

t = Turbines(atm, lamp=False, white=(.70, .70, .69))
along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(crest, axis=0).T))])
for i, s in enumerate(np.arange(c["first"], 5200 + c["first"] - 945, 400)):
    x, y = np.interp(s, along, crest[:, 0]) + 16, np.interp(s, along, crest[:, 1])
    t.place(x, y, H(x, y) - .5, c["face"] + rng.normal(0, 2), (17, 80, 44, 104, 5, 62, 31, 93, 52, 12, 75, 110, 38)[i % 13])

render(a)
