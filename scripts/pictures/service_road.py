"""Work after sunset on the service road of a wind farm: two technicians at an open cabinet below a radio mast, in the light of its lamp,
on the right of the road ("start") or on its left ("end")."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(37)

PLACES = {   # work: where the mast stands, and the azimuth that the cabinet's doors face
    "start": dict(at=(0, 0), lens=36, horizon=.34, eye=1.75, sun_az=33, seed=16, cloud=5.5, work=(7.9, 19.5, 212),
                  road=[(1.0, -8), (1.4, 6), (2.6, 20), (6.0, 34), (17, 58), (48, 110), (95, 190), (110, 300), (60, 520), (120, 900)],
                  farm=[(102, 430, 30), (398, 860, 82), (215, 1180, 52), (420, 2050, 12), (60, 2300, 90)]),
    "end": dict(at=(7000, 3000), lens=34, horizon=.33, eye=2.0, sun_az=-36, seed=22, cloud=1.9, work=(-7.4, 18.0, 164),
                road=[(-.4, -8), (-.6, 4), (-1.3, 14), (-3.4, 27), (-8.5, 46), (-15, 80), (-34, 140), (-90, 260), (-120, 480), (-60, 900)],
                farm=[(-98, 430, 75), (-236, 800, 20), (-60, 1150, 48), (-640, 1300, 96), (-250, 1750, 8), (-20, 2350, 110)]),
}
c = PLACES[a.calm]
X, Y = c["at"]
road = curve(np.array(c["road"], float) + (X, Y), 12)


def height(x, y):
    d = np.hypot(x - X, y - Y)
    s = np.abs(side_distance(x, y, road))
    bed = 1 - smoothstep(s, 2.4, 6.0)
    bed = np.maximum(bed, 1 - smoothstep(np.hypot(x - X - c["work"][0], y - Y - c["work"][1]), 2.6, 6.5))
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

# The work: x to the right of one who looks at the doors, -y towards him; origin at the foot of the mast
WX, WY = X + c["work"][0], Y + c["work"][1]
base = Matrix.Translation((WX, WY, H(WX, WY))) @ Matrix.Rotation(math.radians(180 - c["work"][2]), 4, "Z")
S = 1 if a.calm == "start" else -1                                            # the cabinet stands on the side of the mast that is nearer to the road
steel = plain("mast steel", atm, (.40, .41, .42), .45, metal=.6)
shell = plain("cabinet", atm, (.40, .41, .39), .45, spec=.4)
black = plain("machine", atm, (.022, .024, .027), .42)
pale = plain("antenna", atm, (.58, .58, .56), .5)


def put(s, name, mat, smooth=False, bevel=0.0):
    o = s.done(name, mat, smooth)
    o.matrix_world = base
    if bevel:
        b = o.modifiers.new("edges", "BEVEL")
        b.width, b.segments, b.limit_method = bevel, 2, "ANGLE"
    return o


def soft_lamp(p, aim, size, power, color):
    l = bpy.data.lights.new("lamp", "AREA")
    l.shape, l.size, l.size_y, l.energy, l.color = "RECTANGLE", size[0], size[1], power, color
    o = bpy.data.objects.new("lamp", l)
    o.location = base @ Vector(p)
    o.rotation_euler = (base.to_3x3() @ Vector(aim)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = o.visible_glossy = False
    bpy.context.scene.collection.objects.link(o)


s = Solid()
s.lathe([(-.1, .42), (.16, .42), (.17, .01)], 24); truss(s, lambda z: .20 - .006 * z, list(np.arange(.15, 11.6, .55)), .018, .007); s.bar((0, 0, 11.2), (0, 0, 13.0), .022, 6)
s.bar((0, -.15, 4.3), (-.80 * S, -.55, 4.55), .020, 6)
put(s, "mast", steel)
s, q = Solid(), Solid()
for k in range(3):                                                            # three sector antennas, two dishes
    e = Matrix.Rotation(k * 2.094 + .4, 4, "Z")
    s.box((.33, -.13, 9.6), (.45, .13, 11.3), e); q.bar(e @ Vector((.30, 0, 9.4)), e @ Vector((.30, 0, 11.5)), .022, 6)
    for z in (9.8, 11.1):
        q.bar(e @ Vector((.10, 0, z)), e @ Vector((.33, 0, z)), .016, 5)
for z, d, r in ((8.5, (-.6, -.6, .02), .34), (7.4, (.9, -.3, .02), .26)):
    s.lathe([(.24, .05), (.30, r * .6), (.40, r), (.50, r), (.52, .01)], 28, (0, 0, z), d)
put(s, "antennas", pale, True).data.use_auto_smooth = True
put(q, "brackets", steel)
x0, x1, y0, y1, z0, z1 = 1.15 * -S - .75, 1.15 * -S + .75, -.45, .30, .22, 1.92     # cabinet
s = Solid()
s.box((x0 - .08, y0 - .1, -.3), (x1 + .08, y1 + .1, z0))
put(s, "plinth", plain("concrete", atm, (.36, .34, .31), .85), bevel=.015)
s = Solid()
s.box((x0, y1 - .04, z0), (x1, y1, z1)); s.box((x0, y0, z0), (x0 + .04, y1, z1)); s.box((x1 - .04, y0, z0), (x1, y1, z1)); s.box((x0, y0, z0), (x1, y1, z0 + .05)); s.box((x0 - .05, y0 - .07, z1), (x1 + .05, y1 + .05, z1 + .07))
for hinge, turn in ((x0, -104), (x1, 112)):                                    # two doors, open
    d = Matrix.Translation((hinge, y0, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    w = .74 if hinge == x0 else -.74
    s.box((min(0, w), -.02, z0 + .04), (max(0, w), .02, z1 - .03), d)
put(s, "cabinet", shell, bevel=.008)
s, wires, ports = Solid(), (Solid(), Solid()), (Solid(), Solid())
for k in range(2):                                                            # two racks: machines, patch fields, cords
    for z in np.arange(z0 + .10, z1 - .18, .135):
        left = x0 + .07 + k * .70
        s.box((left, y0 + .16 + .015 * rng.integers(0, 3), z), (left + .64, y1 - .06, z + .115))
        for j in range(12):
            if rng.uniform() < .26:
                ports[int(rng.uniform() < .2)].box((left + .04 + j * .048, y0 + .15, z + .078), (left + .049 + j * .048, y0 + .16, z + .086))
        if rng.uniform() < .5:                                                # cords go down beside the machines
            side = left + (.61 if k else .03)
            for j in range(4):
                px = left + rng.uniform(.10, .54); x = side + rng.normal(0, .012)
                hue = wires[int(rng.uniform() < .5)]
                wire(hue, (px, y0 + .15, z + .05), (x, y0 + .13, z - .02), .02, .004, 6); hue.bar((x, y0 + .13, z - .02), (x, y0 + .13, z0 + .08), .004, 5)
put(s, "machines", black)
put(wires[0], "cords", plain("cord yellow", atm, (.70, .48, .06), .5)); put(wires[1], "cords", plain("cord blue", atm, (.04, .16, .40), .5))
for s, hue in ((ports[0], (.12, .95, .55)), (ports[1], (1, .50, .10))):
    o = put(s, "ports", glow("port", atm, hue, 2.5)); o.visible_diffuse = o.visible_glossy = False
s = Solid(); s.box((x0 + .15, y0 + .02, z1 - .05), (x1 - .15, y0 + .06, z1 - .02)); s.box((-.80 * S - .14, -.64, 4.47), (-.80 * S + .14, -.50, 4.53))
o = put(s, "lamps", glow("lamp", atm, (1, .84, .60), 16)); o.visible_diffuse = o.visible_glossy = False
soft_lamp(((x0 + x1) / 2, y0 + .04, z1 - .08), (0, -.55, -1), (1.3, .16), 34, (1, .84, .62))
soft_lamp((-.80 * S, -.60, 4.45), (-.10 * S, -.40, -1), (.5, .4), 210, (1, .72, .42))

m = lambda x, y, turn: base @ Matrix.Translation((x, y, .01)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
People(atm).place(m((x0 + x1) / 2 - .30 * S, y0 - .95, 90 - 14 * S), .12, (.56, .10, 1.30), (.34, -.16, 1.02), 6, 12)
mate = m((x0 + x1) / 2 - 1.35 * S, y0 - 1.35, 90 - 62 * S)
second = People(atm, (.46, .52, .03), (.74, .52, .04))
if S > 0:
    second.place(mate, .10, (.33, .15, 1.06), (.33, -.13, 1.07), 3, 26)
else:                                                                         # points at the antennas
    second.place(mate, .12, (.46, .24, 1.80), (.33, -.13, 1.07), -3, -20)
s = Solid()                                                                   # the portable computer that the second one holds
s.box((.26, -.17, 1.085), (.50, .17, 1.105)); s.box((0, -.17, 0), (.012, .17, .23), Matrix.Translation((.50, 0, 1.10)) @ Matrix.Rotation(math.radians(22), 4, "Y"))
s.done("computer", black).matrix_world = mate
s = Solid(); s.box((-.004, -.155, .02), (-.001, .155, .215), Matrix.Translation((.50, 0, 1.10)) @ Matrix.Rotation(math.radians(22), 4, "Y"))
o = s.done("screen", glow("screen", atm, (.62, .85, 1.0), 2.2)); o.matrix_world = mate
s = Solid(); s.box((-.26, -.14, 0), (.26, .14, .24), Matrix.Translation((x0 - .55 * S if S > 0 else x1 + .55, y0 - .75, .0)) @ Matrix.Rotation(.4, 4, "Z"))
put(s, "tool case", plain("case", atm, (.50, .22, .03), .5), bevel=.02)

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
off = lambda x, y, r: (np.abs(side_distance(x, y, road)) > 2.5 + r.uniform(-.3, .8, x.shape)) & (np.hypot(x - WX, y - WY) > 3.2 + r.uniform(-.5, 1.2, x.shape))
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
