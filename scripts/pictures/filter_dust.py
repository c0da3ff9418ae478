"""The filter mat of an outdoor cabinet after a sandstorm, in low sun: sand has drifted into its pleats, and a brush has just cleared a
lane across them. Modelled in millimetres."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(12)
atm = Atmosphere(sun_az=-48, sun_el=27, sun=4.4, sun_color=(1, .74, .50), sun_size=.9, sky=.20, dust=2.2, haze=1e6, haze_top=1e5,
                 clouds=0, haze_gain=0, sky_tint=(.9, 1.0, 1.12), peach=(0, .03, .2))
cam = camera(a, (0, -.165, .098), 0, 58, .50, pitch=-31, focus=.190, fstop=6.3)
cam.data.clip_start = .01
MM = Matrix.Scale(.001, 4)
PITCH, TALL, TURN = 10.5, 13.0, math.radians(24)                             # of the pleats, and how far they are turned from the view
CO, SI = math.cos(TURN), math.sin(TURN)


def lane(x, y):
    """1 where the brush has been: a soft-edged lane from the left to where the brush stands."""
    mid = 6 + .10 * x + 2.2 * fbm(x, y * 0, 60, 2, seed=5)
    edge = 11.5 + 1.6 * fbm(x, y, 7, 3, seed=8) + .8 * fbm(x, y, 1.6, 2, seed=9)
    return (1 - smoothstep(np.abs(y - mid), edge - 2.0, edge + 1.6)) * (1 - smoothstep(x, 8, 16))


def surface(x, y):
    """Height of cloth and sand in mm, and how much sand lies there, 0..1."""
    u, w = x * CO + y * SI, -x * SI + y * CO                                  # across the pleats, along them
    u = u + .35 * fbm(w, u * 0 + np.floor(u / PITCH) * 31, 55, 2, seed=2)     # cloth is not ruled
    t = np.abs((u / PITCH) % 1 - .5) * 2                                      # 0 valley .. 1 ridge
    sharp = .5 - .5 * np.cos(np.pi * t)
    fold = TALL * (.80 * t + .20 * sharp)
    fold = np.where(t > .90, fold - TALL * .30 * (t - .90) ** 2 / .1, fold)   # rounded ridges
    fold = fold + .16 * fbm(u, w, 9, 3, seed=14) + .45 * fbm(np.floor(u / PITCH) * 17, w, 30, 2, seed=6) * t
    bead = np.exp(-(((w + 400) % 34 - 17) / .75) ** 2) * smoothstep(t, .70, .97)
    fold = fold + bead * 1.15                                                # glue that keeps the pleats apart
    swept = lane(x, y)
    drift = 5.2 + 2.8 * fbm(x, y, 70, 3, seed=20) + 1.0 * fbm(x, y, 14, 3, seed=21)
    drift = drift * (1 - .86 * swept) + 1.6 * (swept * (1 - swept) * 4)       # what the brush pushed aside
    slope = ((u / PITCH) % 1 - .5) * 2                                        # the wind came across: one side of a valley is fuller
    sand = drift + 1.5 * slope + .12 * fbm(x, y, 2.2, 3, seed=30)
    k = 1.1                                                                   # smooth union
    h = np.clip(.5 + .5 * (sand - fold) / k, 0, 1)
    z = fold * (1 - h) + sand * h + k * h * (1 - h) * .5
    film = .80 + .85 * fbm(x, y, 24, 5, seed=40) - .42 * smoothstep(t, .86, 1.0)   # a thin coat on the slopes
    film = np.clip(film, 0, 1) * (1 - .93 * swept)
    return z, np.maximum(h, film * .80), h, swept, bead


nx, ny = 1500, 900
x, y = np.meshgrid(np.linspace(-112, 112, nx), np.concatenate([np.linspace(-75, 45, 640), np.linspace(45.4, 190, 260)]), indexing="ij")
z, cover, bed, swept, bead = surface(x, y)


def cloth(g):
    at = lambda n: g.node("Attribute", attribute_name=n).outputs["Fac"]
    p = g.node("TexCoord").outputs["Object"]
    fibre = g.noise(g.vmath("MULTIPLY", p, (1.0, 1.0, 2.0)), 1.7, 6, .72, 1.2)
    fine = g.noise(p, 5.5, 4, .7)
    grain = g.noise(p, 3.4, 3, .75)
    big = g.noise(p, .06, 5, .6)
    felt = g.mix(fibre, (.46, .455, .43), (.74, .735, .70))
    felt = g.mix(g.math("MULTIPLY", at("bead"), .75), felt, (.80, .77, .66))
    sand = g.mix(g.math("MULTIPLY_ADD", grain, .7, g.math("MULTIPLY", big, .3)), (.36, .205, .095), (.70, .46, .245))
    c = at("cover")
    lies = g.smooth(g.math("ADD", c, g.math("MULTIPLY", g.math("SUBTRACT", fine, .5), .55)), .30, .72)
    col = g.mix(lies, g.mix(g.math("MULTIPLY", fine, .22), felt, (.50, .36, .22)), sand)
    height = g.mix(lies, fibre, grain)
    return g.pbr(col, .92, spec=.12, normal=g.bump(height, .75, .00035))


v = np.stack([x, y, z], -1).reshape(-1, 3)
o = mesh("filter", v, grid_faces(nx, ny)[:, ::-1], material("filter", atm, cloth), True, attrs={"cover": cover, "bead": bead})
o.matrix_world = MM

# single grains, where sand lies
bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1)
grain = bpy.context.object
grain.data.materials.append(material("grain", atm, lambda g: g.pbr(g.mix(g.node("ObjectInfo").outputs["Random"], (.34, .20, .10), (.72, .54, .34)), .55, spec=.4)))
n = 60000
gx, gy = rng.uniform(-80, 80, n), rng.uniform(-60, 70, n)
gz, _, gb, gs, _ = surface(gx, gy)
keep = rng.random(n) < np.where(gb > .5, .9, .10 * (1 - .8 * gs))
r = np.minimum(rng.lognormal(-2.25, .32, n), .24)
scatter(grain, np.stack([gx, gy, gz + r * .3], 1)[keep] / 1000, r[keep] / 1000, rng, .4)

# the brush: bristles bent by the pleats, a painted wooden back
bx, by = 16.0, 8.5
hair = Solid()
for i in range(2600):
    side, along = rng.uniform(-1, 1), rng.uniform(-13.5, 13.5)
    root = np.array([bx + 20 + side * 3.2, by + along, 33.0])
    tip = np.array([bx - 2.5 + side * 4.2 + rng.normal(0, 1.3), by + along * 1.10 + rng.normal(0, .7), 0.0])
    tip[2] = float(surface(np.array([tip[0]]), np.array([tip[1]]))[0][0]) - .3 + abs(rng.normal(0, .5))
    mid = (root + tip) / 2 + np.array([5.0 + rng.normal(0, .5), rng.normal(0, .4), 1.5])
    line = [(1 - t) ** 2 * root + 2 * t * (1 - t) * mid + t * t * tip for t in (0, .25, .5, .75, 1)]
    for k in range(4):
        hair.lathe([(0, .085 - .012 * k), (float(np.linalg.norm(line[k + 1] - line[k])), .073 - .012 * k)], 4, tuple(line[k]), tuple(line[k + 1] - line[k]))
hair.done("bristles", material("bristle", atm, lambda g: g.pbr(g.mix(g.smooth(g.xyz(g.node("TexCoord").outputs["Object"])[2], 8, 22), (.42, .30, .19), (.085, .052, .032)), .5, spec=.4)), True).matrix_world = MM
wood = Solid()
wood.add(*loft([(bx + 14, 15.0, 31, 44), (bx + 14.6, 15.6, 30.4, 45), (bx + 50, 16.5, 36, 52), (bx + 120, 12.0, 62, 80), (bx + 121, 11.5, 62.6, 79)], 64, 7))


def beech(g):
    p = g.node("TexCoord").outputs["Object"]
    line = g.noise(g.vmath("MULTIPLY", p, (.05, 1.0, 1.0)), .9, 5, .6)
    bare = g.smooth(g.noise(p, .16, 6, .7), .60, .66)                       # paint, worn off here and there
    return g.pbr(g.mix(bare, (.012, .175, .165), g.mix(line, (.36, .20, .09), (.52, .33, .17))), .42, spec=.4)


wood.done("back", material("wood", atm, beech), True).matrix_world = MM

render(a)
