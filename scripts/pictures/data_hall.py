"""A data hall: an aisle between two rows of cabinets, under large, even lights."""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

a = arguments()
new_scene()
rng = np.random.default_rng(99)
atm = Atmosphere(sun=0, sky=.02, haze=160, haze_top=1e5, clouds=0, haze_gain=0)
AISLE, RACK_H, RACK_W, LONG, CEIL = 1.30, 2.25, .60, 18.0, 3.35       # AISLE: half width

WEST, EAST = -4.5, 4.5
camera(a, (-.42, -1.2, 1.36), 5, 25, .50, focus=5.5, fstop=5.6)


def floor_tiles(g):
    p = g.node("NewGeometry").outputs["Position"]
    x, y, _ = g.xyz(p)
    edge = lambda v: g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", v, .6)), .5))
    joint = g.math("GREATER_THAN", g.math("MAXIMUM", edge(x), edge(y)), .4955)
    tile = g.node("TexWhiteNoise", {"Vector": g.vec(g.math("FLOOR", g.math("DIVIDE", x, .6)), g.math("FLOOR", g.math("DIVIDE", y, .6)), 0.0)}, noise_dimensions="3D").outputs["Value"]
    c = g.mix(g.math("MULTIPLY_ADD", tile, .35, g.math("MULTIPLY", g.noise(p, 6, 6, .7), .4)), (.13, .137, .14), (.19, .195, .20))
    c = g.mix(joint, c, (.05, .05, .055))
    return g.pbr(c, g.math("MULTIPLY_ADD", g.noise(p, 2.2, 5, .65), .22, .12), spec=.5)


def server(g):
    """Server fronts: vents, handles and small lights, in units of 44.5 mm; the UV map is in meters."""
    u, v, _ = g.xyz(g.node("UVMap").outputs[0])
    unit = g.math("FLOOR", g.math("DIVIDE", v, .0889))
    rack = g.math("FLOOR", g.math("DIVIDE", u, RACK_W))
    r = g.node("TexWhiteNoise", {"Vector": g.vec(rack, unit, 1.0)}, noise_dimensions="3D")
    fv = g.math("FRACT", g.math("DIVIDE", v, .0889))
    fu = g.math("FRACT", g.math("DIVIDE", u, RACK_W))
    gap = g.math("LESS_THAN", fv, .05)
    hole = g.math("MULTIPLY", g.math("GREATER_THAN", g.math("FRACT", g.math("DIVIDE", u, .011)), .4), g.math("GREATER_THAN", g.math("FRACT", g.math("DIVIDE", v, .011)), .4))
    bays = g.math("GREATER_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", u, .0745)), .5)), .46)
    kind = r.outputs["Value"]
    c = g.mix(kind, (.018, .020, .023), (.055, .060, .066))
    c = g.mix(g.math("MULTIPLY", hole, .75), c, (.006, .006, .007))
    c = g.mix(g.math("MULTIPLY", bays, .8), c, (.004, .004, .005))
    c = g.mix(gap, c, (.002, .002, .002))
    blank = g.math("LESS_THAN", kind, .16)
    c = g.mix(blank, c, (.016, .017, .019))
    lu = g.math("FLOOR", g.math("DIVIDE", u, .0186))
    led = g.node("TexWhiteNoise", {"Vector": g.vec(lu, unit, 5.0)}, noise_dimensions="3D")
    fx = g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", u, .0186)), .5)
    fy = g.math("MULTIPLY", g.math("SUBTRACT", fv, .8), 4.78)
    dot = g.math("LESS_THAN", g.math("ADD", g.math("MULTIPLY", fx, fx), g.math("MULTIPLY", fy, fy)), .045)
    on = g.math("MULTIPLY", g.math("GREATER_THAN", led.outputs["Value"], .62), g.math("SUBTRACT", 1.0, blank))
    warm = g.math("GREATER_THAN", g.node("SeparateColor", {0: led.outputs["Color"]}).outputs[0], .93)
    tint = g.mix(warm, (.12, .95, .62), (1, .55, .12))
    surf = g.pbr(c, .42, spec=.4)
    return g.node("AddShader", {0: surf, 1: g.node("Emission", {0: tint, 1: g.math("MULTIPLY", g.math("MULTIPLY", dot, on), 5.0)}).outputs[0]}).outputs[0]


black = plain("cabinet", atm, (.022, .024, .027), .38, spec=.45)
white = plain("wall", atm, (.34, .345, .34), .6)
steel = plain("steel", atm, (.5, .51, .52), .35, metal=.8)
teal = plain("teal", atm, (.015, .20, .19), .4)
cable = plain("cable", atm, (.75, .52, .12), .5)
blue = plain("blue cable", atm, (.04, .16, .34), .5)

for sgn in (-1, 1):
    n = int(LONG / RACK_W)
    frame, doors = Solid(), Solid()
    for k in range(n):
        y0, y1 = k * RACK_W, (k + 1) * RACK_W
        x = sgn * AISLE
        lo, hi = (x, x + sgn * 1.1) if sgn > 0 else (x + sgn * 1.1, x)
        back = (lo + .05, hi) if sgn > 0 else (lo, hi - .05)
        frame.box((back[0], y0 + .004, .0), (back[1], y1 - .004, RACK_H))
        f0, f1 = (lo, lo + .05) if sgn > 0 else (hi - .05, hi)
        for ya, yb in ((y0 + .004, y0 + .046), (y1 - .046, y1 - .004)):
            frame.box((f0, ya, 0), (f1, yb, RACK_H))
        frame.box((f0, y0, 0), (f1, y1, .12)); frame.box((f0, y0, RACK_H - .10), (f1, y1, RACK_H))
        hx = f0 - .018 if sgn > 0 else f1
        doors.box((hx, y1 - .04, 1.02), (hx + .018, y1 - .022, 1.24))
    frame.done("frames", black); doors.done("handles", steel)
    x = sgn * (AISLE + .042)
    o = mesh("servers", [(x, 0, .12), (x, n * RACK_W, .12), (x, n * RACK_W, RACK_H - .1), (x, 0, RACK_H - .1)], [(0, 1, 2, 3)], material("server", atm, server))
    uv = o.data.uv_layers.new()
    for i, w in enumerate([(0, 0), (n * RACK_W, 0), (n * RACK_W, RACK_H - .22), (0, RACK_H - .22)]):
        uv.data[i].uv = (w[0] + (37.2 if sgn > 0 else 0), w[1])

room = Solid()
room.box((WEST, -4, -.1), (EAST, LONG + 3, 0))
room.done("floor", material("floor", atm, floor_tiles))
room = Solid()
room.box((WEST - .1, -4, 0), (WEST, LONG + 3, CEIL)); room.box((EAST, -4, 0), (EAST + .1, LONG + 3, CEIL)); room.box((WEST, LONG + 2.4, 0), (EAST, LONG + 2.5, CEIL))
room.box((WEST, -4.1, 0), (EAST, -4, CEIL))
room.done("room", white)
room = Solid()
room.box((WEST - .1, -4, CEIL), (EAST + .1, LONG + 3, CEIL + .1))
room.done("ceiling", plain("ceiling", atm, (.09, .095, .10), .7))
wall_y = LONG + 2.4
leaves, trim, panes = Solid(), Solid(), Solid()                               # double door: two leaves, frame, vision panels, bars
for sgn in (-1, 1):
    x0, x1 = sorted((sgn * .012, sgn * .84))
    leaves.box((x0, wall_y - .06, .02), (x1, wall_y - .02, 2.16))
    panes.box((sgn * .42 - .13, wall_y - .07, 1.15), (sgn * .42 + .13, wall_y - .055, 1.95))
    trim.box((min(sgn * .84, sgn * .96), wall_y - .09, 0), (max(sgn * .84, sgn * .96), wall_y, 2.30))
    trim.box((sgn * .12 - .02, wall_y - .12, .85), (sgn * .12 + .02, wall_y - .09, 1.35))
trim.box((-.96, wall_y - .09, 2.18), (.96, wall_y, 2.30))
leaves.done("door", teal); trim.done("door frame", black); panes.done("door panes", plain("pane", atm, (.01, .012, .014), .15))
trays = Solid()
for sgn in (-1, 1):                                                         # cable trays above the cabinets
    for off in (.25, .75):
        trays.box((sgn * (AISLE + off) - .015, -2, 2.62), (sgn * (AISLE + off) + .015, LONG + 2, 2.70))
    for y in np.arange(-1.8, LONG + 2, .3):
        trays.box((sgn * (AISLE + .5) - .25, y - .012, 2.62), (sgn * (AISLE + .5) + .25, y + .012, 2.645))
    for y in np.arange(0, LONG + 1, 1.8):
        for off in (.25, .75):
            trays.bar((sgn * (AISLE + off), y, 2.7), (sgn * (AISLE + off), y, CEIL), .006, 5)
trays.done("trays", steel)
for m, k0 in ((cable, 0), (blue, 1)):
    s = Solid()
    for sgn in (-1, 1):
        for k in range(9):
            x = sgn * (AISLE + .5) + (-.20 + .045 * k if k0 == 0 else .02 + .022 * k)
            pts = [(x + rng.normal(0, .006), y, 2.655 + .012 * (k % 3) + abs(rng.normal(0, .004))) for y in np.arange(-2, LONG + 2, .9)]
            for p, q in zip(pts[:-1], pts[1:]):
                s.bar(p, q, .008, 6)
    s.done("cables", m, True)
# Glowing ceiling panels; one long lamp gives their light
panels = Solid()
for y in np.arange(-1.2, LONG + 2, 2.4):
    panels.box((-.30, y, CEIL - .03), (.30, y + 1.8, CEIL - .02))
panels.done("panels", glow("panel", atm, (.94, .98, 1.0), 3.2)).visible_diffuse = False
l = bpy.data.lights.new("aisle", "AREA")
l.shape, l.size, l.size_y, l.energy, l.color = "RECTANGLE", 1.2, LONG + 3, 1100, (.93, .97, 1.0)
o = bpy.data.objects.new("aisle", l)
o.location = (0, LONG / 2 - .5, CEIL - .06)
o.visible_camera = o.visible_glossy = False
bpy.context.scene.collection.objects.link(o)

render(a, bounces=5)
