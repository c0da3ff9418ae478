"""A fiber connector on a tray next to its dust cap, in front of its panel, which is out of focus. Modeled in millimeters: an SC
connector for single-mode fiber, with a ferrule of 2.5 mm, plug frame, green grip, ribbed boot and yellow cable."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(8)
atm = Atmosphere(sun=0, sky=.012, haze=1e6, haze_top=1e5, clouds=0, haze_gain=0)
cam = camera(a, (-.0055, -.118, .026), 0, 62, .50, pitch=-6.5, focus=.1170, fstop=11)
cam.data.clip_start = .01
MM = Matrix.Scale(.001, 4)


def bevel(o, width, segments=3):
    b = o.modifiers.new("bevel", "BEVEL")
    b.width, b.segments, b.limit_method, b.angle_limit, b.harden_normals = width, segments, "ANGLE", math.radians(32), True
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(40)
    o.data.polygons.foreach_set("use_smooth", [True] * len(o.data.polygons))


def plastic(name, color, rough=.36, grainy=.25, spec=.45):
    """Molded plastic: fine, matte and slightly worn."""
    def build(g):
        p = g.node("TexCoord").outputs["Object"]
        worn = g.noise(p, .22, 5, .6)
        skin = g.noise(p, 9, 3, .6)
        col = g.mix(g.smooth(worn, .35, .7), color, tuple(v * .80 for v in color))
        return g.pbr(col, g.math("MULTIPLY_ADD", worn, .22, rough - .1), spec=spec, normal=g.bump(skin, grainy, .00006))
    return material(name, atm, build)


def frosted(g):
    body = g.pbr((.80, .84, .84), .28, spec=.5)
    through = g.node("MixShader", {0: .38, 1: g.node("BsdfTranslucent", {0: (.82, .88, .88)}).outputs[0], 2: g.node("BsdfTransparent", {0: (.86, .90, .90)}).outputs[0]}).outputs[0]
    return g.node("MixShader", {0: .58, 1: body, 2: through}).outputs[0]


def tray(g):
    """Powder coating: even orange-peel texture, scratches, a little dust."""
    p = g.node("TexCoord").outputs["Object"]
    peel = g.noise(p, 1.15, 2, .5)
    worn = g.noise(p, .035, 6, .65)
    turned = g.vec(g.math("ADD", g.xyz(p)[0], g.math("MULTIPLY", g.xyz(p)[1], .35)), g.math("MULTIPLY", g.xyz(p)[1], .012), 0.0)
    scratch = g.smooth(g.noise(turned, .9, 2, .5), .735, .76)
    col = g.mix(g.smooth(worn, .4, .7), (.008, .011, .016), (.013, .017, .023))
    col = g.mix(g.math("MULTIPLY", scratch, .5), col, (.07, .07, .07))
    return g.pbr(col, g.math("MULTIPLY_ADD", worn, .24, .34), spec=.5, normal=g.bump(peel, .38, .00022))


green = plastic("green", (.010, .185, .105))
frame = plastic("frame", (.60, .585, .545), .34)
boot = plastic("boot", (.012, .120, .075), .55, .15, .3)
yellow = plastic("cable", (.74, .43, .025), .46, .1)
dark = plastic("dark", (.018, .020, .023), .5)
zirconia = material("ferrule", atm, lambda g: g.pbr((.80, .785, .75), .10, spec=.6, coat=.4))
steel = plain("steel", atm, (.52, .52, .50), .28, metal=1.0)


def fit(s, name, mat, m, width=0, smooth=False):
    o = s.done(name, mat, smooth)
    o.matrix_world = m @ MM
    if width:
        bevel(o, width)
    return o


def connector(m, detail=True):
    """Tip at the origin, pointing along +X; `m` positions it."""
    g, f, b, d, k, z, t = (Solid() for _ in range(7))
    g.add(*loft([(-25.2, 3.5, -2.8, 2.8), (-24.9, 4.05, -3.25, 3.25), (-24.2, 4.3, -3.5, 3.5), (-13.2, 4.32, -3.52, 3.52), (-12.6, 4.5, -3.7, 3.7), (-7.9, 4.5, -3.7, 3.7), (-7.62, 4.44, -3.64, 3.64), (-7.5, 4.3, -3.5, 3.5)], 96, 14))
    g.box((-19.5, -1.15, 3.4), (-7.7, 1.15, 4.35))
    for e in (-1, 1):
        for x in np.arange(-23.4, -13.6, 1.25):
            g.box((x, min(e * 4.1, e * 4.72), -2.7), (x + .62, max(e * 4.1, e * 4.72), 2.7))
        d.box((-11.6, min(e * 3.3, e * 6), -1.5), (-9.0, max(e * 3.3, e * 6), 1.5))
        f.box((-11.2, min(e * 3.2, e * 3.85), -1.15), (-9.8, max(e * 3.2, e * 3.85), 1.15))
        f.box((-9.5, min(e * 2.35, e * 3.37), -2.34), (-4.4, max(e * 2.35, e * 3.37), 2.34))
        f.box((-9.5, -3.4, min(e * 2.35, e * 3.4)), (-1.3, 3.4, max(e * 2.35, e * 3.4)))
    k.box((-8.5, -2.4, -2.4), (-6.6, 2.4, 2.4))
    t.lathe([(-6.7, 2.1), (-5.6, 2.1), (-5.4, 1.9), (-4.7, 1.75), (-4.6, 1.2)], 48, (0, 0, 0), (1, 0, 0))
    z.lathe([(-6, 1.25), (-.62, 1.25), (-.5, 1.235), (-.12, .80), (-.05, .74), (-.012, .6), (0, .34), (0, .001)], 64, (0, 0, 0), (1, 0, 0))
    profile, x, r = [(-52, 1.55), (-51.9, 1.75)], -51.5, 1.80
    while x < -29:                                                            # ribs of the boot, larger near the grip
        profile += [(x, r), (x + .12, r + .30), (x + 1.15, r + .34), (x + 1.27, r)]
        x, r = x + 1.95, r + .075
    profile += [(-28.2, 2.75), (-28.0, 3.15), (-25.1, 3.2), (-25, 2.4)]
    b.lathe(profile, 48, (0, 0, 0), (1, 0, 0))
    grip = fit(g, "grip", green, m)
    if detail:
        cutter = fit(d, "windows", dark, m)
        cutter.hide_render = True
        cut = grip.modifiers.new("windows", "BOOLEAN")
        cut.object, cut.operation = cutter, "DIFFERENCE"
        bevel(grip, .16)
    fit(f, "frame", frame, m, .14 if detail else 0)
    fit(k, "opening", dark, m)
    fit(b, "boot", boot, m, .05 if detail else 0, True)
    fit(t, "holder", steel, m, 0, True)
    fit(z, "ferrule", zirconia, m, 0, True)


def cable(points, r=1.5, mat=yellow, n=14):
    """A seamless tube through points in millimeters."""
    p = curve(points, n)
    t = np.gradient(p, axis=0); t /= np.linalg.norm(t, axis=1)[:, None]
    u = np.cross(t, (0, 0, 1.0)); u /= np.linalg.norm(u, axis=1)[:, None] + 1e-9
    w = np.cross(t, u)
    k = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    v = p[:, None] + r * (np.cos(k)[None, :, None] * u[:, None] + np.sin(k)[None, :, None] * w[:, None])
    i, j = np.arange(len(p) - 1)[:, None] * 20, np.arange(20)[None, :]
    f = np.stack([i + j, i + (j + 1) % 20, i + 20 + (j + 1) % 20, i + 20 + j], -1).reshape(-1, 4)
    mesh("cable", v.reshape(-1, 3), f, mat, True).matrix_world = MM


def area(at, aim, size, power, color):
    l = bpy.data.lights.new("area", "AREA")
    l.shape, l.size, l.size_y, l.energy, l.color = "RECTANGLE", size[0], size[1], power, color
    o = bpy.data.objects.new("area", l)
    o.location = at
    o.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    bpy.context.scene.collection.objects.link(o)


# the connector lies on its side rails, its tip at the lower left of the view
YAW = math.radians(216)
tip = Vector((-.0145, -.0045, .0038))
place = Matrix.Translation(tip) @ Matrix.Rotation(YAW, 4, "Z") @ Matrix.Rotation(math.radians(-1.0), 4, "Y")
connector(place)
back = [place @ Vector((-.001 * x, 0, 0)) * 1.0 for x in (49, 53, 60)]
q = [tuple(v * 1000) for v in back]
cable([q[0], q[1], q[2], (44, 36.5, 1.9), (60, 42, 1.6), (84, 42, 1.6), (120, 34, 1.6), (170, 20, 1.6)])

# the dust cap, rolled a short distance away
cap = Solid()
cap.lathe([(0, 1.34), (0, 2.05), (.25, 2.25), (1.2, 2.25), (1.45, 2.0), (10.6, 1.86), (11.4, 1.65), (11.8, 1.1), (11.9, .001)], 56, (0, 0, 0), (1, 0, 0))
cap.lathe([(0, 1.34), (9.5, 1.30), (9.6, .001)], 40, (0, 0, 0), (1, 0, 0))
fit(cap, "dust cap", material("frosted", atm, frosted), Matrix.Translation((-.0255, .0035, .00228)) @ Matrix.Rotation(math.radians(62), 4, "Z") @ Matrix.Rotation(math.radians(.9), 4, "Y"), 0, True)

s = Solid()
s.box((-320, -140, -2), (320, 172, 0))
fit(s, "tray", material("tray", atm, tray), Matrix.Identity(4), .8)

# the panel: two rows of adapters; their cords come down to the tray and leave it together, side by side
PY = 176.0
p, ad, plug = Solid(), Solid(), Solid()
p.box((-330, PY, -80), (330, PY + 3, 160))
fit(p, "panel", plastic("panel", (.026, .034, .046), .45), Matrix.Identity(4))
USED = {(0, -5), (0, -4), (0, -2), (0, 1), (0, 2), (0, 5), (1, -3), (1, 0), (1, 4)}
for row, z in enumerate((19.0, 43.0)):
    for k in range(-15, 16):
        x = k * 15.5 + 4 * row
        ad.box((x - 6, PY - 2, z - 6.5), (x + 6, PY, z + 6.5)); ad.box((x - 5, PY - 5, z - 4.6), (x + 5, PY, z + 4.6))
        if (row, k) in USED:
            connector(Matrix.Translation((x / 1000, (PY + 4) / 1000, z / 1000)) @ Matrix.Rotation(math.radians(90), 4, "Z"), False)
        else:
            plug.lathe([(0, 2.2), (7, 2.2), (7.4, 1.8), (7.5, .01)], 20, (x, PY - 5, z), (0, -1, 0))
fit(ad, "adapters", green, Matrix.Identity(4))
fit(plug, "plugs", plastic("plug", (.09, .10, .11), .5), Matrix.Identity(4), 0, True)
for i, (row, k) in enumerate(sorted(USED, key=lambda u: (-u[1], u[0]))):
    x, z, lane, low = k * 15.5 + 4 * row, 19.0 + 24 * row, PY - 60 - 3.1 * (i % 5), 1.5 + 2.7 * (i // 5)
    cable([(x, PY - 44, z), (x, PY - 50, z - .4), (x + 4, PY - 57, z - 3 - row), (x + 17 + 5 * row, lane + 2, (z + low) / 2 - 1), (x + 36 + 10 * row, lane, low + 2.2), (x + 60 + 12 * row, lane, low), (x + 130, lane, low), (360, lane, low)], 1.4, yellow, 12)
for color, where in (((.10, .95, .70), [(-72, 31.5), (-41, 31.5), (68, 31.5)]), ((1, .50, .14), [(-9.5, 31.5)])):
    s = Solid()
    for x, z in where:
        s.lathe([(0, .9), (.1, .001)], 24, (x, PY - .6, z), (0, -1, 0))
    o = fit(s, "lights", glow("light", atm, color, 34), Matrix.Identity(4))
    o.visible_diffuse = o.visible_glossy = False

# dust, the reason for the cap
bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1)
speck = bpy.context.object
speck.data.materials.append(plastic("speck", (.20, .16, .12), .9, 0, .1))
n = 260
pts = np.stack([rng.normal(-.008, .03, n), rng.normal(.002, .022, n), np.full(n, .00002)], 1)
scatter(speck, pts, np.minimum(rng.lognormal(-10.9, .45, n), .00006), rng)

WARM, COOL = (1.0, .66, .36), (.50, .72, 1.0)
area((-.150, .075, .060), (0, .01, .004), (.05, .035), .85, WARM)             # low, from behind: lit rims and long shadows
area((.030, .090, .150), (.0, .01, 0), (.16, .025), .06, COOL)               # a strip above, reflected by the coating
area((-.125, -.055, .060), (-.005, 0, .004), (.04, .04), .42, (1, .74, .46))     # the faces toward the tip
area((.120, -.130, .110), (0, 0, 0), (.08, .08), .13, COOL)                      # the side toward the camera
area((.10, .04, .24), (.02, .165, .02), (.22, .06), .36, (.62, .78, 1.0))        # the panel: the cool light of a hall
area((-.16, .09, .12), (.02, .14, .01), (.06, .06), .24, WARM)               # and the warm lamp on its cords

render(a, bounces=6)
defocus(a)
