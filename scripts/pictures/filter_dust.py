"""The pleated filter of an outdoor cabinet after a sandstorm, in low sun: drifts of fine sand in the folds and a film on them; a lane
across them has been cleaned. Modeled in millimeters."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(12)
atm = Atmosphere(sun_az=-46, sun_el=25, sun=4.8, sun_color=(1, .71, .45), sun_size=.9, sky=.20, dust=2.2, haze=1e6, haze_top=1e5,
                 clouds=0, haze_gain=0, sky_tint=(.9, 1.0, 1.12), peach=(0, .03, .2))
cam = camera(a, (0, -.150, .124), 0, 60, .50, pitch=-39, focus=.186, fstop=9)
cam.data.clip_start = .01
MM = Matrix.Scale(.001, 4)
PITCH, TALL, TURN = 13.0, 9.0, math.radians(24)                             # spacing, height and rotation of the pleats
CO, SI = math.cos(TURN), math.sin(TURN)


def clean(x, y):
    """1 where the sand has been wiped off: a strip across the folds, with an uneven edge."""
    u, w = x * CO + y * SI, -x * SI + y * CO
    mid = 13 + 1.2 * fbm(u, u * 0, 45, 2, seed=5)
    edge = 15.5 + 1.3 * fbm(u, w, 9, 3, seed=8) + .9 * fbm(u * .25, w, 2.2, 3, seed=9)
    return 1 - smoothstep(np.abs(w - mid), edge - 1.8, edge + 2.2)


def surface(x, y):
    """Height of cloth and sand, mm; cover of the cloth by sand, 0..1; where sand is deep, 0..1; cleaned, 0..1."""
    u, w = x * CO + y * SI, -x * SI + y * CO                                  # across the pleats, along them
    u = u + .30 * fbm(w, u * 0 + np.floor(u / PITCH) * 31, 60, 2, seed=2)     # pleats are slightly irregular
    t = np.abs((u / PITCH) % 1 - .5) * 2                                      # 0 valley .. 1 ridge
    side = np.where((u / PITCH) % 1 > .5, 1.0, -1.0)
    fold = TALL * (t - .055 * np.sin(2 * np.pi * t))
    fold = TALL * 1.02 - np.sqrt((TALL * 1.02 - fold) ** 2 + .55)             # ridges are rounded
    fold = fold + .10 * fbm(u, w, 9, 3, seed=14) + .30 * fbm(np.floor(u / PITCH) * 17, w, 40, 2, seed=6) * t
    gone = clean(x, y)
    lies = 1 - gone
    drift = 3.3 + 1.5 * fbm(x, y, 60, 2, seed=20) + 1.5 * fbm(x, y, 22, 3, seed=21) + .55 * fbm(x, y, 6, 3, seed=22)
    drift = np.maximum(drift, .9) * lies ** 1.5 + gone * lies * 1.6 - .6 * gone
    slope = ((u / PITCH) % 1 - .5) * 2                                        # crosswind: one side of a valley has more sand
    sand = drift + 2.6 * slope * lies + .10 * fbm(x, y, 2.0, 3, seed=30)
    k = .55                                                                   # the foot of a drift
    h = np.clip(.5 + .5 * (sand - fold) / k, 0, 1)
    z = fold * (1 - h) + sand * h + k * h * (1 - h) * .5
    patch = fbm(x, y, 16, 4, seed=40)
    film = .44 + .50 * patch + .14 * side - .30 * smoothstep(t, .88, 1.0) + .35 * fbm(u, w * .3, 2.6, 3, seed=43) * smoothstep(t, .1, .5)
    film = np.clip(film, 0, 1) * lies ** .7                                   # a thin film on the slopes, with streaks where it slid
    cap = np.clip(.5 + 1.6 * fbm(u * 0 + np.floor(u / PITCH + .5) * 7, w, 14, 3, seed=47), 0, 1) * smoothstep(t, .80, .98) * lies
    film = np.maximum(film, cap * .8)
    z = z + (.16 * film * (1 + .8 * fbm(x, y, 1.3, 3, seed=41)) + .42 * cap * (1 + .5 * fbm(x, y, 2.4, 3, seed=48))) * (1 - h)
    return z, np.clip(np.maximum(h, film), 0, 1), h, gone


nx, ny, back = round(a.width * .85), round(a.width * .5), round(a.width * .12)
x, y = np.meshgrid(np.linspace(-100, 100, nx), np.concatenate([np.linspace(-70, 55, ny), np.linspace(55.4, 150, back)]), indexing="ij")
z, cover, bed, gone = surface(x, y)


def cloth(g):
    at = lambda n: g.node("Attribute", attribute_name=n).outputs["Fac"]
    p = g.node("TexCoord").outputs["Object"]

    def grains(size):
        """Round grains side by side: their height, and random numbers per grain."""
        n = g.node("TexVoronoi", {"Vector": p, "Scale": 1 / size})
        return g.math("SUBTRACT", 1.0, g.math("POWER", g.math("MULTIPLY", n.outputs["Distance"], 1.25), 2.0), clamp=True), g.xyz(n.outputs["Color"])

    fibre = g.noise(g.vmath("MULTIPLY", p, (1.0, 1.0, 1.6)), 2.4, 6, .72, 1.2)
    big = g.noise(p, .07, 4, .6)
    fine, hue = grains(.17)
    coarse, tone = grains(.34)
    felt = g.mix(fibre, (.56, .56, .545), (.76, .76, .74))
    stone = g.mix(g.math("MULTIPLY_ADD", hue[0], .62, g.math("MULTIPLY", big, .38)), (.40, .235, .115), (.70, .48, .27))
    stone = g.mix(g.math("MULTIPLY", g.smooth(hue[1], .90, .97), .75), stone, (.86, .78, .66))      # quartz
    stone = g.mix(g.math("MULTIPLY", g.smooth(hue[2], .92, .97), .75), stone, (.13, .085, .055))    # dark minerals
    shade = g.math("MULTIPLY_ADD", fine, .45, .60)
    stone = g.mix(1.0, stone, g.vec(shade, shade, shade), "MULTIPLY")
    # the film thins out grain by grain instead of fading
    lies = g.smooth(g.math("ADD", at("cover"), g.math("MULTIPLY", g.math("SUBTRACT", g.math("MULTIPLY_ADD", tone[0], .5, g.math("MULTIPLY", hue[1], .5)), .5), .9)), .40, .56)
    col = g.mix(lies, g.mix(g.math("MULTIPLY", at("stain"), .30), felt, (.62, .46, .30)), stone)
    height = g.mix(lies, g.math("MULTIPLY", fibre, .28), g.math("MULTIPLY_ADD", fine, .55, g.math("MULTIPLY_ADD", coarse, .45, .2)))
    return g.pbr(col, .9, spec=.15, normal=g.bump(height, .9, .00016))


v = np.stack([x, y, z], -1).reshape(-1, 3)
stain = np.clip(.25 + .8 * fbm(x, y, 11, 4, seed=50), 0, 1) * gone + (1 - gone)
o = mesh("filter", v, grid_faces(nx, ny + back)[:, ::-1], material("filter", atm, cloth), True, attrs={"cover": cover, "stain": stain})
o.matrix_world = MM

# single grains on the sand, and a few on the cleaned strip
bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1)
grain = bpy.context.object
grain.data.materials.append(material("grain", atm, lambda g: g.pbr(g.mix(g.node("ObjectInfo").outputs["Random"], (.30, .175, .085), (.74, .55, .35)), .55, spec=.4)))
n = 110000
gx, gy = rng.uniform(-75, 75, n), rng.uniform(-58, 75, n)
gz, gc, gb, gs = surface(gx, gy)
keep = rng.random(n) < np.where(gb > .5, .85, .42 * gc + .012)
r = np.minimum(rng.lognormal(-2.45, .34, n), .19)
scatter(grain, np.stack([gx, gy, gz + r * .35], 1)[keep] / 1000, r[keep] / 1000, rng, .4)

render(a, bounces=2, diffuse=1)
defocus(a)
