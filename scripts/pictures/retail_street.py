"""A shopping street in the blue hour: the large windows of the shops are the light. Shops on the right and the dark side of the
street on the left ("start"); an arcade on the left and an empty square on the right ("end"). No signs, no text."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(83)

PLACES = {   # the fronts stand along +Y at x = 0 and face -X; `flip` turns them to the other side of the street
    "start": dict(at=(-5.6, -3.5, 1.58), azimuth=-1, lens=30, horizon=.36, sun_az=-8, flip=False, arcade=False, seed=3, far=70),
    "end": dict(at=(6.2, -3.0, 1.62), azimuth=5, lens=30, horizon=.34, sun_az=24, flip=True, arcade=True, seed=9, far=78),
}
c = PLACES[a.calm]
S = -1 if c["flip"] else 1
atm = Atmosphere(sun_az=c["sun_az"], sun_el=.5, sun=0, sky=.40, dust=1.2, ozone=4.0, air=1.2, haze=2200, haze_top=60, clouds=.5, cloud_color=(.30, .15, .12),
                 cloud_seed=c["seed"] * 1.3, sky_tint=(.90, 1.0, 1.06), peach=(0, .06, .26))
camera(a, c["at"], c["azimuth"], c["lens"], c["horizon"])
flip = Matrix.Scale(S, 4, (1, 0, 0))


def put(s, name, mat, smooth=False, soft=0):
    """Places what was built along x > 0 on the side of the street in use."""
    o = s.done(name, mat, smooth)
    o.data.transform(flip)
    if S < 0:
        o.data.flip_normals()
    if soft:
        b = o.modifiers.new("edges", "BEVEL")
        b.width, b.segments, b.limit_method = soft, 2, "ANGLE"
    return o


def lamp(at, aim, size, power, color):
    l = bpy.data.lights.new("area", "AREA")
    l.shape, l.size, l.size_y, l.energy, l.color = "RECTANGLE", *size, power, color
    o = bpy.data.objects.new("area", l)
    o.location, o.rotation_euler = flip @ Vector(at), (flip.to_3x3() @ Vector(aim)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = o.visible_glossy = False
    bpy.context.scene.collection.objects.link(o)


def plaster(color):
    def build(g):
        p = g.node("TexCoord").outputs["Object"]
        n = g.noise(g.vmath("MULTIPLY", p, (1, 1, .4)), .9, 6, .65)
        return g.pbr(g.mix(g.smooth(n, .3, .75), color, tuple(v * .7 for v in color)), .85, spec=.2, normal=g.bump(g.noise(p, 30, 4, .7), .2, .01))
    return build


def paving(g):
    """Stone slabs, a little wet, so that the windows shine in them."""
    p = g.node("NewGeometry").outputs["Position"]
    x, y, _ = g.xyz(p)
    u, v = g.math("DIVIDE", x, .62), g.math("DIVIDE", y, .93)
    u = g.math("ADD", u, g.math("MULTIPLY", g.math("FLOOR", v), .5))
    edge = lambda f, w: g.math("GREATER_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", f), .5)), .5 - w)
    joint = g.math("MAXIMUM", edge(u, .010), edge(v, .007))
    tone = g.node("TexWhiteNoise", {"Vector": g.vec(g.math("FLOOR", u), g.math("FLOOR", v), 1.0)}, noise_dimensions="3D").outputs["Value"]
    c_ = g.mix(g.math("MULTIPLY_ADD", tone, .6, g.math("MULTIPLY", g.noise(p, 3, 5, .7), .4)), (.105, .10, .095), (.20, .19, .175))
    c_ = g.mix(joint, c_, (.03, .03, .03))
    wet = g.smooth(g.noise(p, .35, 4, .6), .46, .70)
    h = g.math("ADD", g.math("MULTIPLY", joint, -1.0), g.math("MULTIPLY", g.noise(p, 7, 4, .6), .35))
    return g.pbr(c_, g.math("MULTIPLY_ADD", wet, -.28, g.math("MULTIPLY_ADD", tone, .14, .50)), spec=.5, normal=g.bump(h, .5, .02))


WARM = ((1, .66, .36), (1, .78, .54), (1, .58, .28), (.98, .86, .70))
walls = [material("plaster %d" % i, atm, plaster(k)) for i, k in enumerate(((.50, .44, .36), (.42, .40, .38), (.52, .46, .40), (.38, .33, .28)))]
stone_ = material("stone", atm, plaster((.40, .36, .31)))
dark = plain("shop frame", atm, (.022, .026, .030), .35, spec=.5)
brass = plain("brass", atm, (.45, .32, .16), .35, metal=.9)
inner = [plain("inner %d" % i, atm, k, .7) for i, k in enumerate(((.62, .56, .48), (.55, .48, .40), (.42, .44, .42)))]
goods = [plain("goods %d" % i, atm, k, .6) for i, k in enumerate(((.55, .50, .42), (.12, .20, .22), (.45, .22, .10), (.30, .12, .09), (.06, .07, .09), (.50, .42, .25)))]
pane = material("upper pane", atm, lambda g: g.pbr((.015, .020, .028), .08, spec=.8))
lit_pane = glow("lit pane", atm, (1, .60, .28), .55)
ceil_glow = [glow("shop ceiling %d" % i, atm, k, 2.1) for i, k in enumerate(WARM)]



def lit_room(color):
    def build(g):
        x, y, z = g.xyz(g.node("NewGeometry").outputs["Position"])
        n = g.noise(g.vec(0.0, g.math("MULTIPLY", y, 2.2), g.math("MULTIPLY", z, 1.4)), 1.0, 4, .7)
        s = g.math("MULTIPLY", g.math("MULTIPLY_ADD", g.smooth(z, .2, 2.9), .75, .25), g.math("MULTIPLY_ADD", g.smooth(n, .35, .62), .85, .15))
        return g.node("Emission", {0: color, 1: g.math("MULTIPLY", s, 1.5)}).outputs[0]
    return build


far_room = [material("far room %d" % i, atm, lit_room(k)) for i, k in enumerate(WARM)]
room, frame, up, trim, sill, upper, upper_lit, rails = [Solid() for _ in inner], Solid(), [Solid() for _ in walls], Solid(), Solid(), Solid(), Solid(), Solid()
stock = [Solid() for _ in goods]
y, n = -7.0, 0
GLASS = .55                                                                   # depth of the shop front behind the face of the wall
while y < c["far"]:
    w = rng.uniform(5.2, 7.2)
    y1, k = y + w, n % len(WARM)
    near = y < 19
    depth, top = 5.5, 3.25
    r = room[n % 3]
    x0 = GLASS
    r.box((x0, y + .25, .14), (x0 + depth, y1 - .25, .16)); r.box((x0 + depth, y + .25, .14), (x0 + depth + .1, y1 - .25, top + .2))
    r.box((x0, y + .15, .14), (x0 + depth, y + .25, top + .2)); r.box((x0, y1 - .25, .14), (x0 + depth, y1 - .15, top + .2)); r.box((x0, y + .25, top + .1), (x0 + depth, y1 - .25, top + .2))
    p = Solid()                                                               # luminous fields in the ceiling; one lamp stands for them
    for yy in np.linspace(y + .9, y1 - 1.5, 3):
        p.box((x0 + .7, yy, top + .07), (x0 + depth - .7, yy + .45, top + .095))
    put(p, "ceiling", ceil_glow[k]).visible_diffuse = False
    if near:                                                                  # a lamp for each room close by; further off a lit room is a picture of one
        lamp((x0 + depth * .48, (y + y1) / 2, top + .04), (0, 0, -1), (depth * .8, w * .8), 850, WARM[k])
    else:
        p = Solid(); p.box((x0 + 1.2, y + .25, .16), (x0 + 1.25, y1 - .25, top + .1)); put(p, "far room", far_room[k]).visible_diffuse = False
    if near:
        for side, yy in ((0, y + .30), (1, y1 - .75)):                        # shelves along the side walls and the back
            for z in (.55, 1.05, 1.55, 2.05):
                trim.box((x0 + .6, yy, z), (x0 + depth - .5, yy + .42, z + .03))
                xx = x0 + .7
                while xx < x0 + depth - .8:
                    b, h = rng.uniform(.10, .30), rng.uniform(.12, .36)
                    if rng.uniform() < .8:
                        stock[int(rng.integers(len(goods)))].box((xx, yy + .06, z + .03), (xx + b, yy + .36, z + .03 + h))
                    xx += b + rng.uniform(.02, .12)
        yy = y + 1.0
        for z in (.6, 1.2, 1.8, 2.35):
            trim.box((x0 + depth - .4, y + .9, z), (x0 + depth - .02, y1 - .9, z + .03))
        while yy < y1 - 1.2:
            for z in (.63, 1.23, 1.83):
                b, h = rng.uniform(.15, .35), rng.uniform(.18, .45)
                stock[int(rng.integers(len(goods)))].box((x0 + depth - .36, yy, z), (x0 + depth - .05, yy + b, z + h))
            yy += rng.uniform(.36, .5)
        for yy in (y + w * .34, y + w * .64):                                 # tables with things on them
            trim.box((x0 + 1.0, yy - .5, .86), (x0 + 2.2, yy + .5, .92)); trim.box((x0 + 1.5, yy - .1, .16), (x0 + 1.7, yy + .1, .86))
            for _ in range(7):
                gx, gy, b, h = x0 + rng.uniform(1.05, 1.95), yy + rng.uniform(-.45, .3), rng.uniform(.10, .22), rng.uniform(.06, .30)
                stock[int(rng.integers(len(goods)))].box((gx, gy, .92), (gx + b, gy + b, .92 + h))
        for yy in np.linspace(y + 1.2, y1 - 1.2, 4):                          # pendants behind the glass
            trim.bar((x0 + .9, yy, 2.55), (x0 + .9, yy, top + .1), .008, 4); trim.lathe([(-.16, .13), (0, .03)], 14, (x0 + .9, yy, 2.55))
    fx = x0                                                                   # frame of the window, a door in the middle
    for yy in (y + .22, y + w * .38, y + w * .38 + 1.15, y1 - .30):
        frame.box((fx - .04, yy, .0), (fx + .04, yy + .07, top))
    frame.box((fx - .05, y + .22, top - .06), (fx + .05, y1 - .22, top + .08)); frame.box((fx - .04, y + .22, 2.45), (fx + .04, y1 - .22, 2.52))
    frame.box((fx - .06, y + .22, .0), (fx + .06, y + w * .38, .38)); frame.box((fx - .06, y + w * .38 + 1.15, .0), (fx + .06, y1 - .22, .38))
    frame.box((fx - .02, y + w * .38 + .12, .9), (fx + .02, y + w * .38 + .15, 1.5))
    u = up[(n * 3 + 1) % len(walls)]
    floors = int(rng.integers(2, 4)) if not c["arcade"] else 3
    H_ = top + .45 + floors * 3.1
    u.box((0, y, 0), (GLASS + .2, y + .22, top + .2)); u.box((0, y1 - .22, 0), (GLASS + .2, y1, top + .2)); u.box((0, y, top + .1), (GLASS, y1, top + .75)); u.box((0, y, top + .4), (9, y1, top + .5))
    sill.box((-.10, y, top + .72), (.3, y1, top + .86)); sill.box((-.22, y - .02, H_ - .05), (.5, y1 + .02, H_ + .16)); sill.box((-.32, y - .02, H_ + .16), (.5, y1 + .02, H_ + .28))
    bays = 3
    for f in range(floors):
        z0 = top + .75 + f * 3.1
        bw = w / bays
        for b in range(bays):
            a0, a1 = y + b * bw + bw * .5 - .55, y + b * bw + bw * .5 + .55
            zl, zh = z0 + .75, z0 + 2.55
            u.box((0, y + b * bw, z0), (.4, a0, z0 + 3.1)); u.box((0, a1, z0), (.4, y + (b + 1) * bw, z0 + 3.1)); u.box((0, a0, z0), (.4, a1, zl)); u.box((0, a0, zh), (.4, a1, z0 + 3.1))
            (upper_lit if rng.uniform() < .22 else upper).box((.24, a0, zl), (.27, a1, zh))
            for q in (a0, (a0 + a1) / 2 - .03, a1 - .06):
                frame.box((.18, q, zl), (.25, q + .06, zh))
            frame.box((.18, a0, zl), (.25, a1, zl + .06)); frame.box((.18, a0, zh - .06), (.25, a1, zh)); frame.box((.19, a0, zl + 1.15), (.25, a1, zl + 1.19))
            sill.box((-.08, a0 - .1, zl - .10), (.24, a1 + .1, zl))
        if f == 0 and n % 2 == 0:                                             # a balcony with railings
            sill.box((-.85, y + .5, z0 + .48), (.05, y1 - .5, z0 + .62))
            for q in np.arange(y + .55, y1 - .5, .13):
                rails.bar((-.80, q, z0 + .62), (-.80, q, z0 + 1.6), .011, 4)
            rails.bar((-.80, y + .5, z0 + 1.6), (-.80, y1 - .5, z0 + 1.6), .025, 6)
    if not c["arcade"] and near:                                              # wall lanterns between the shops
        rails.bar((-.02, y, 2.75), (-.34, y, 2.85), .018, 6); rails.lathe([(0, .05), (.32, .10), (.36, .11), (.46, .01)], 6, (-.34, y, 2.40))
    y, n = y1, n + 1
lamp((.1, c["far"] / 2 - 4, 1.7), (-1, 0, -.45), (2.3, c["far"] + 6), 2600, (1, .70, .42))       # what all windows throw on the street
for i, s in enumerate(room):
    put(s, "room", inner[i])
for i, s in enumerate(stock):
    put(s, "stock", goods[i])
for i, s in enumerate(up):
    if s.v:
        put(s, "house", walls[i])
put(frame, "frames", dark); put(trim, "fittings", plain("shelf", atm, (.22, .15, .09), .5)); put(sill, "mouldings", stone_, soft=.015); put(upper, "panes", pane); put(upper_lit, "lit panes", lit_pane).visible_diffuse = False
put(rails, "rails", dark)

if c["arcade"]:                                                               # columns and arches before the shops, rooms above on them
    s, cap = Solid(), Solid()
    X0, X1, SPAN, SPRING = -3.4, -2.9, 3.6, 2.75
    for q in np.arange(-9.0, c["far"], SPAN):
        s.lathe([(0, .30), (.12, .30), (.14, .26), (.30, .235), (SPRING - .45, .20), (SPRING - .42, .23), (SPRING - .36, .23), (SPRING - .34, .20), (SPRING - .16, .28)], 24, ((X0 + X1) / 2, q, 0))
        cap.box((X0 - .06, q - .34, SPRING - .16), (X1 + .06, q + .34, SPRING))
        R, m = (SPAN - .56) / 2, 14
        t = np.linspace(0, math.pi, m)
        arc = [(q + SPAN / 2 - R * math.cos(k), SPRING + R * math.sin(k)) for k in t]
        ztop = SPRING + R + .75
        for (ya, za), (yb, zb) in zip(arc[:-1], arc[1:]):
            s.add([(x, yy, zz) for x in (X0, X1) for yy, zz in ((ya, za), (yb, zb), (yb, ztop), (ya, ztop))], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6)])
        s.box((X0, q - .28, SPRING), (X1, q + .28, ztop))
    put(s, "arches", stone_, True).data.use_auto_smooth = True; put(cap, "capitals", stone_, soft=.02)
    s = Solid(); s.box((X0 + .02, -10, SPRING + 2.25), (.3, c["far"], SPRING + 2.4)); s.box((X0 - .18, -10, SPRING + 2.27), (X1, c["far"], SPRING + 2.45))
    put(s, "arcade ceiling", walls[0])
    lamp((-1.4, c["far"] / 2 - 6, SPRING + 2.2), (0, 0, -1), (1.2, c["far"]), 1600, (1, .70, .42))

s = Solid(); s.box((-90, -30, -.3), (90, 160, 0)); s.done("paving", material("paving", atm, paving))
o = Solid(); o.box((-.02, -10, 0), (GLASS, c["far"], .14)); put(o, "step", stone_)
far, farlit = Solid(), Solid()                                                # the dark side: low houses far across, trees
for q in range(26):
    x, yy = (-S) * rng.uniform(24, 60) + (0 if S > 0 else 10), rng.uniform(50, 120)
    h, bw = rng.uniform(6, 13), rng.uniform(7, 12)
    far.box((x - bw / 2, yy, 0), (x + bw / 2, yy + 8, h))
    for f in range(int(h / 3.2)):
        for b in range(int(bw / 2.4)):
            if rng.uniform() < .22:
                wx = x - bw / 2 + .8 + b * 2.4
                farlit.box((wx, yy - .05, f * 3.2 + 1.1), (wx + 1.1, yy, f * 3.2 + 2.5))
for x in np.arange(-27, 28, 9.0):                                             # the houses that close the street
    h, yy = rng.uniform(7, 11), rng.uniform(112, 128)
    far.box((x - 4.7, yy, 0), (x + 4.7, yy + 8, h))
    for f in range(int(h / 3.2)):
        for b in range(4):
            if rng.uniform() < .30:
                farlit.box((x - 3.7 + b * 2.2, yy - .05, f * 3.2 + 1.1), (x - 2.7 + b * 2.2, yy, f * 3.2 + 2.5))
far.done("far houses", walls[3]); farlit.done("far windows", glow("far window", atm, (1, .58, .26), .7)).visible_diffuse = False
trunk, crown = plain("bark", atm, (.07, .055, .04), .9), leaf(atm, (.02, .030, .015), (.05, .07, .035), "crown")
src = shrub(crown, rng, 1500, 1.0)
src.hide_render = True
trees = Solid()
for q in range(7):
    x, yy = -S * 13.5, 12 + q * 9.0
    trees.lathe([(0, .17), (2.6, .11), (4.2, .05)], 10, (x, yy, 0))
    for _ in range(16):
        o = bpy.data.objects.new("crown", src.data)
        o.location = (x + rng.normal(0, .8), yy + rng.normal(0, .8), 4.0 + rng.normal(0, .7))
        o.rotation_euler, o.scale = (rng.uniform(0, 6), rng.uniform(0, 6), 0), (rng.uniform(.8, 1.4),) * 3
        bpy.context.scene.collection.objects.link(o)
trees.done("trunks", trunk)

render(a, bounces=4)
