"""Parts for the picture scenes: everything is procedural, nothing is downloaded.

A scene imports this module inside Blender (3.4 or later, Cycles on the CPU):
    blender -b --factory-startup -P wind_farm_dusk.py -- --calm start --width 1600 --samples 96
It writes a linear EXR, which post.py turns into the finished picture.
Units are meters. Azimuths are degrees, 0 = +Y ("ahead"), clockwise seen from above.
"""
import argparse, math, os, sys
import bpy
import numpy as np
from mathutils import Matrix, Vector

# ---------------------------------------------------------------- arguments, scene, render

def arguments(**extra):
    """Arguments after `--`. Extra keywords add options with these defaults."""
    p = argparse.ArgumentParser()
    p.add_argument("--calm", choices=["start", "end", "none"], default="none", help="side kept empty for text: start = left; none = a card")
    p.add_argument("--width", type=int, default=1600)
    p.add_argument("--height", type=int, default=0, help="0 = 16:9")
    p.add_argument("--samples", type=int, default=96)
    p.add_argument("--noise", type=float, default=0.02, help="adaptive threshold; smaller is cleaner")
    p.add_argument("--lens", type=float, default=0, help="0 = the composition's own")
    p.add_argument("--out", default="scene.exr")
    for key, value in extra.items():
        p.add_argument("--" + key.replace("_", "-"), type=type(value), default=value)
    a = p.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
    a.height = a.height or round(a.width * 9 / 16)
    return a


def new_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"
    return bpy.context.scene


def render(a, exposure=0.0, bounces=4, threads=1, diffuse=2):
    s = bpy.context.scene
    c = s.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = a.samples, True, a.noise
    c.adaptive_min_samples = max(8, a.samples // 3)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, diffuse, 3
    c.transmission_bounces, c.transparent_max_bounces = 3, 6
    c.sample_clamp_indirect, c.sample_clamp_direct = 0.5, 0.0   # rare, bright indirect hits on sunlit bumps would be noise
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.film_exposure = 0.5, 2.0 ** exposure
    c.use_denoising = False
    s.render.threads_mode, s.render.threads = "FIXED", threads
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = a.width, a.height, 100
    s.render.use_persistent_data = False
    s.view_settings.view_transform = "Standard"          # the view transform is applied in post.py
    s.render.image_settings.file_format = "OPEN_EXR"
    s.render.image_settings.color_depth = "16"
    s.render.filepath = os.path.abspath(a.out)
    bpy.ops.render.render(write_still=True)


def defocus(a):
    """Writes `<out>-blur.exr` next to the picture: the blur width of each point, in pixels. Where it is wide, pixel-level variation is
    noise, which post.py removes."""
    s, cam = bpy.context.scene, bpy.context.scene.camera.data
    focus, wide = cam.dof.focus_distance, cam.lens / 1000 / cam.dof.aperture_fstop * cam.lens / cam.sensor_width * a.width
    m = bpy.data.materials.new("defocus")
    m.use_nodes = True
    g = Graph(m.node_tree)
    z = g.node("CameraData").outputs["View Z Depth"]
    off = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("DIVIDE", 1.0, focus), g.math("DIVIDE", 1.0, z)))
    g.put(g.node("OutputMaterial").inputs[0], g.node("Emission", {0: (1, 1, 1), 1: g.math("MULTIPLY", off, wide)}).outputs[0])
    m.cycles.sample_as_light = False
    cam.dof.use_dof = False
    s.view_layers[0].material_override = m
    for o in bpy.data.objects:
        o.hide_render = o.hide_render or o.type == "LIGHT"
    s.cycles.samples, s.cycles.use_adaptive_sampling, s.cycles.film_exposure, s.cycles.max_bounces = 4, False, 1, 0
    s.render.filepath = os.path.abspath(a.out[:-4] + "-blur.exr")
    bpy.ops.render.render(write_still=True)


def direction(azimuth, elevation=0.0):
    az, el = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el)))


def camera(a, at, azimuth=0.0, lens=35, horizon=0.5, shift_x=0.0, pitch=0.0, focus=None, fstop=8):
    """Level camera, so verticals stay vertical. `horizon` is its height in the frame, 0..1 from the bottom."""
    d = bpy.data.cameras.new("cam")
    d.lens, d.sensor_width, d.clip_end, d.clip_start = a.lens or lens, 36, 2e5, 0.05
    d.shift_y, d.shift_x = (0.5 - horizon) * a.height / a.width, shift_x
    if focus:
        d.dof.use_dof, d.dof.focus_distance, d.dof.aperture_fstop = True, focus, fstop
    o = bpy.data.objects.new("cam", d)
    o.location = at
    o.rotation_euler = (math.radians(90 + pitch), 0, -math.radians(azimuth))
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o

# ---------------------------------------------------------------- small shader-graph helper

class Graph:
    """g.math('ADD', a, b), g.noise(...) and so on; arguments are sockets or numbers."""
    def __init__(self, tree):
        self.t = tree
        tree.nodes.clear()

    def node(self, kind, inputs=(), **props):
        n = self.t.nodes.new("ShaderNode" + kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in dict(inputs).items():
            self.put(n.inputs[k], v)
        return n

    def put(self, socket, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, socket)
        elif v is not None:
            if hasattr(socket.default_value, "__len__") and len(v) == 3 and len(socket.default_value) == 4:
                v = (*v, 1)
            socket.default_value = v

    def math(self, op, a, b=None, c=None, clamp=False):
        return self.node("Math", {0: a, 1: b, 2: c}, operation=op, use_clamp=clamp).outputs[0]

    def vmath(self, op, a, b=None):
        n = self.node("VectorMath", {0: a, 1: b}, operation=op)
        return n.outputs["Value" if op in ("DOT_PRODUCT", "LENGTH", "DISTANCE") else "Vector"]

    def scale(self, v, s):
        return self.node("VectorMath", {0: v, "Scale": s}, operation="SCALE").outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        return self.node("MixRGB", {0: fac, 1: a, 2: b}, blend_type=blend).outputs[0]

    def noise(self, vec, scale, detail=4, rough=0.55, distort=0.0):
        return self.node("TexNoise", {"Vector": vec, "Scale": scale, "Detail": detail, "Roughness": rough,
                                      "Distortion": distort}).outputs["Fac"]

    def smooth(self, v, lo, hi):
        return self.node("MapRange", {0: v, 1: lo, 2: hi, 3: 0.0, 4: 1.0}, interpolation_type="SMOOTHSTEP").outputs[0]

    def xyz(self, v):
        return self.node("SeparateXYZ", {0: v}).outputs

    def vec(self, x, y, z):
        return self.node("CombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def pbr(self, color, rough=0.8, metal=0.0, spec=0.3, coat=0.0, coat_rough=0.03, normal=None):
        n = self.node("BsdfPrincipled")
        old = "Specular" in n.inputs
        for key, v in {"Base Color": color, "Roughness": rough, "Metallic": metal,
                       "Specular" if old else "Specular IOR Level": spec, "Clearcoat" if old else "Coat Weight": coat,
                       "Clearcoat Roughness" if old else "Coat Roughness": coat_rough}.items():
            self.put(n.inputs[key], v)
        if normal is not None:
            self.put(n.inputs["Normal"], normal)
        return n.outputs[0]

    def bump(self, height, strength=0.5, distance=0.1):
        return self.node("Bump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]

# ---------------------------------------------------------------- atmosphere

class Atmosphere:
    """Nishita sky, a sun lamp of the same direction, thin streaked cloud, and haze computed in every material:
    surfaces fade to the color of the sky behind them, by distance and by depth below `haze_top`.
    Unlike a volume, it costs no samples and adds no noise."""
    def __init__(self, sun_az=0.0, sun_el=5.0, sun=3.0, sun_color=(1, .62, .34), sun_size=0.6, sky=0.3, dust=2.0, air=1.0,
                 ozone=1.0, altitude=300, haze=9000.0, haze_top=120.0, haze_tint=(1, 1, 1), haze_gain=1.0, clouds=0.5,
                 cloud_color=(1, .55, .32), cloud_scale=0.55, cloud_seed=0.0, cloud_lift=0.02, sky_tint=(1, 1, 1), disc=False, peach=(0, .03, .22)):
        self.__dict__.update({k: v for k, v in locals().items() if k != "self"})
        self.dir = direction(sun_az, sun_el)
        if sun > 0:
            l = bpy.data.lights.new("sun", "SUN")
            l.energy, l.color, l.angle = sun, sun_color, math.radians(sun_size)
            o = bpy.data.objects.new("sun", l)
            o.rotation_euler = self.dir.to_track_quat("Z", "Y").to_euler()
            bpy.context.scene.collection.objects.link(o)
        w = bpy.data.worlds.new("sky")
        bpy.context.scene.world = w
        w.use_nodes = True
        g = Graph(w.node_tree)
        d = g.vmath("NORMALIZE", g.node("TexCoord").outputs["Generated"])
        col = self.sky_color(g, d, disc)
        if clouds:
            x, y, z = g.xyz(d)
            k = g.math("DIVIDE", 1.0, g.math("ADD", g.math("MAXIMUM", z, 0.0), 0.06))
            p = g.vec(g.math("MULTIPLY", x, k), g.math("MULTIPLY_ADD", y, k, cloud_seed), cloud_seed)
            streak = g.vec(g.math("MULTIPLY", g.xyz(p)[0], 0.35), g.xyz(p)[1], cloud_seed)
            n = g.math("MULTIPLY_ADD", g.noise(streak, cloud_scale * 2.2, 7, 0.6, 0.6), 0.6,
                       g.math("MULTIPLY", g.noise(p, cloud_scale * 0.5, 3, 0.5), 0.4))
            fade = g.math("MULTIPLY", g.smooth(z, 0.015, 0.10), g.math("SUBTRACT", 1.0, g.smooth(z, 0.35, 0.8)))
            m = g.math("MULTIPLY", g.math("MULTIPLY", g.smooth(n, 0.44, 0.66), fade), clouds)
            near = g.math("POWER", g.math("MAXIMUM", g.vmath("DOT_PRODUCT", d, tuple(self.dir)), 0.0), 3.0)
            lit = g.mix(1.0, col, g.mix(g.math("MULTIPLY_ADD", near, 0.75, 0.2, clamp=True), (.75, .8, .95), cloud_color), "MULTIPLY")
            lit = g.mix(1.0, g.scale(lit, 0.9), g.scale(cloud_color, g.math("MULTIPLY_ADD", near, 0.30, self.cloud_lift)), "ADD")
            col = g.mix(m, col, lit)
        g.put(g.node("OutputWorld").inputs[0], g.node("Background", {0: col, 1: 1.0}).outputs[0])
        w.cycles.sampling_method = "NONE"            # only the lamp is sampled; bounces find the sky, with less noise

    def sun_disc(self, strength=900.0, distance=60000.0):
        """The sun itself, visible to the camera only, for views into the sun."""
        bpy.ops.mesh.primitive_uv_sphere_add(radius=distance * math.tan(math.radians(.30)), location=self.dir * distance, segments=48, ring_count=24)
        m = bpy.data.materials.new("sun disc")
        m.use_nodes = True
        g = Graph(m.node_tree)
        g.put(g.node("OutputMaterial").inputs[0], g.node("Emission", {0: (1, .72, .42), 1: strength}).outputs[0])
        o = bpy.context.object
        o.data.materials.append(m)
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = False

    def sky_color(self, g, d, disc=False):
        x, y, z = g.xyz(d)
        v = g.vmath("NORMALIZE", g.vec(x, y, g.math("MAXIMUM", z, 0.004)))
        n = g.node("TexSky", sky_type="NISHITA", sun_disc=disc, sun_elevation=math.radians(self.sun_el),
                   sun_rotation=math.radians(self.sun_az), altitude=self.altitude, air_density=self.air,
                   dust_density=self.dust, ozone_density=self.ozone)
        if disc:
            n.sun_size, n.sun_intensity = math.radians(self.sun_size), 0.05
        g.put(n.inputs["Vector"], v)
        col = g.mix(1.0, g.scale(n.outputs[0], self.sky), self.sky_tint, "MULTIPLY")
        # Nishita scatters only once, so a low sun has a mustard horizon; add the blue of multiple scattering
        low = g.math("EXPONENT", g.math("MULTIPLY", g.math("MAXIMUM", z, 0.0), -1 / .16))
        red = g.node("SeparateColor", {0: col}).outputs[0]
        return g.mix(1.0, col, g.scale(self.peach, g.math("MULTIPLY", red, low)), "ADD")

    def finish(self, g, surface, amount=1.0):
        """Material output with haze over `surface`."""
        geo, cam = g.node("NewGeometry"), g.node("CameraData")
        dist = cam.outputs["View Distance"]
        zp = g.xyz(geo.outputs["Position"])[2]
        back = g.scale(geo.outputs["Incoming"], -1.0)
        zc = g.math("SUBTRACT", zp, g.math("MULTIPLY", g.xyz(back)[2], dist))
        ez = lambda z: g.math("EXPONENT", g.math("DIVIDE", g.math("MULTIPLY", g.math("MAXIMUM", z, -300.0), -1.0), self.haze_top))
        mean = g.math("MULTIPLY_ADD", ez(g.math("MULTIPLY", g.math("ADD", zp, zc), 0.5)), 4 / 6,
                      g.math("MULTIPLY", g.math("ADD", ez(zp), ez(zc)), 1 / 6))       # Simpson along the ray
        tau = g.math("MULTIPLY", g.math("DIVIDE", dist, self.haze), g.math("MULTIPLY_ADD", mean, 0.85, 0.15))
        fac = g.math("SUBTRACT", 1.0, g.math("EXPONENT", g.math("MULTIPLY", tau, -amount)))
        fac = g.math("MULTIPLY", fac, g.node("LightPath").outputs["Is Camera Ray"])
        col = g.mix(1.0, self.sky_color(g, back), self.haze_tint, "MULTIPLY")
        em = g.node("Emission", {0: col, 1: self.haze_gain}).outputs[0]
        mix = g.node("MixShader", {0: fac, 1: surface, 2: em})
        g.put(g.node("OutputMaterial").inputs[0], mix.outputs[0])


def material(name, atm, build, lamp=False):
    """`build(g)` returns a surface shader; haze is added."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    g = Graph(m.node_tree)
    atm.finish(g, build(g))
    # The haze is an emission node. Sampled as a light, it would make every triangle a lamp and the sun noisy.
    if hasattr(m.cycles, "sample_as_light"):
        m.cycles.sample_as_light = lamp
    else:
        m.cycles.emission_sampling = "AUTO" if lamp else "NONE"
    return m


def plain(name, atm, color, rough=0.5, metal=0.0, spec=0.4, **kw):
    """Painted or metal surface with a little dirt and streaking, to not look like plastic."""
    def build(g):
        pos = g.node("TexCoord").outputs["Object"]
        dirt = g.noise(g.vmath("MULTIPLY", pos, (1.4, 1.4, .35)), 0.8, 5, 0.65)
        c = g.mix(g.smooth(dirt, 0.35, 0.75), color, tuple(v * 0.72 for v in color))
        return g.pbr(c, g.math("MULTIPLY_ADD", dirt, 0.25, rough - 0.1), metal, spec, **kw)
    return material(name, atm, build)


def glow(name, atm, color, strength, lamp=False):
    return material(name, atm, lambda g: g.node("Emission", {0: color, 1: strength}).outputs[0], lamp)

# ---------------------------------------------------------------- noise and terrain

def perlin(x, y, seed=0):
    xi, yi = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    xf, yf = x - xi, y - yi

    def grad(ix, iy, dx, dy):
        h = (ix * 374761393 + iy * 668265263 + seed * 974634777) & 0xFFFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
        ang = ((h ^ (h >> 16)) & 0xFFFF) * (2 * math.pi / 65536)
        return np.cos(ang) * dx + np.sin(ang) * dy
    f = lambda t: t * t * t * (t * (t * 6 - 15) + 10)
    u, v = f(xf), f(yf)
    a = grad(xi, yi, xf, yf) * (1 - u) + grad(xi + 1, yi, xf - 1, yf) * u
    b = grad(xi, yi + 1, xf, yf - 1) * (1 - u) + grad(xi + 1, yi + 1, xf - 1, yf - 1) * u
    return (a * (1 - v) + b * v) * 1.5


def fbm(x, y, size, octaves=5, gain=0.5, seed=0, ridged=False):
    """Fractal noise, about -1..1 (0..1 if ridged). `size` is the largest feature, in meters."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    total, amp, norm, f = np.zeros(np.broadcast(x, y).shape), 1.0, 0.0, 1.0 / size
    for i in range(octaves):
        n = perlin(x * f + 13.7 * i, y * f - 7.3 * i, seed + i)
        total += amp * ((1 - np.abs(n)) ** 2 if ridged else n)
        norm, amp, f = norm + amp, amp * gain, f * 2.03
    return total / norm


def smoothstep(x, lo, hi):
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


class Drainage:
    """Simulates drainage of a height field: every cell flows into its lowest outlet, flows accumulate, and the distances to streams of
    three sizes are stored. Branches, confluences and meanders result from it. `sources`: (x, y, cells) of valleys upstream."""
    def __init__(self, height, lo, hi, cell=4.0, sizes=(70, 900, 9000), sources=()):
        import cv2, heapq
        nx, ny = (int((b - a) / cell) + 1 for a, b in zip(lo, hi))
        self.lo, self.cell, self.cv2 = lo, cell, cv2
        x, y = np.meshgrid(lo[0] + cell * np.arange(nx), lo[1] + cell * np.arange(ny))
        z = (height(x, y) + .35 * fbm(x, y, 14, 2, seed=41)).ravel().tolist()
        done, parent, order = bytearray(nx * ny), list(range(nx * ny)), []
        heap = [(z[i], i) for i in (*range(nx), *range(0, nx * ny, nx), *range(nx - 1, nx * ny, nx))]
        for _, i in heap:
            done[i] = 1
        heapq.heapify(heap)
        around = (1, -1, nx, -nx, nx + 1, nx - 1, -nx + 1, -nx - 1)
        while heap:
            level, i = heapq.heappop(heap)
            order.append(i)
            for k in around:
                n = i + k
                if 0 <= n < nx * ny and not done[n]:
                    done[n] = 1; parent[n] = i
                    heapq.heappush(heap, (max(z[n], level + 1e-5), n))
        flow = [1.0] * (nx * ny)
        for sx, sy, cells in sources:
            flow[int((sy - lo[1]) / cell) * nx + int((sx - lo[0]) / cell)] += cells
        for i in reversed(order):
            if parent[i] != i:
                flow[parent[i]] += flow[i]
        flow = np.array(flow).reshape(ny, nx)
        self.maps = []
        for size in sizes:
            dry = np.kron((flow < size).astype(np.uint8), np.ones((2, 2), np.uint8))
            self.maps.append(cv2.GaussianBlur(cv2.distanceTransform(dry, cv2.DIST_L2, 5) * cell / 2, (0, 0), 1.5).astype(np.float32))

    def distance(self, k, x, y):
        """Distance to the nearest stream of size `k`, meters; a little noise hides the grid in the banks."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        shape = np.broadcast(x, y).shape
        wx, wy = x + 7 * fbm(x, y, 42, 3, seed=51), y + 7 * fbm(x, y, 42, 3, seed=52)
        u, v = ((w - o) / self.cell * 2 + .5 for w, o in zip((wx, wy), self.lo))
        flat = lambda q: np.broadcast_to(q, shape).astype(np.float32).reshape(-1)
        u, v, out = flat(u), flat(v), []
        for i in range(0, len(u), 30000):                                     # cv2.remap allows at most 32767 rows
            out.append(self.cv2.remap(self.maps[k], u[i:i + 30000, None], v[i:i + 30000, None], self.cv2.INTER_LINEAR, borderMode=self.cv2.BORDER_CONSTANT, borderValue=60.0)[:, 0])
        return np.concatenate(out).reshape(shape).astype(float)


def mesh(name, verts, faces, mat=None, smooth=False, at=(0, 0, 0), attrs=None):
    verts, faces = np.asarray(verts, np.float32), np.asarray(faces, np.int32)
    me = bpy.data.meshes.new(name)
    k = faces.shape[1]
    me.vertices.add(len(verts))
    me.vertices.foreach_set("co", verts.ravel())
    me.loops.add(faces.size)
    me.loops.foreach_set("vertex_index", faces.ravel())
    me.polygons.add(len(faces))
    me.polygons.foreach_set("loop_start", np.arange(0, faces.size, k, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(faces), k, np.int32))
    me.polygons.foreach_set("use_smooth", np.full(len(faces), smooth))
    for key, data in (attrs or {}).items():
        me.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.asarray(data, np.float32).ravel())
    me.update(calc_edges=True)
    me.validate()
    o = bpy.data.objects.new(name, me)
    o.location = at
    if mat:
        me.materials.append(mat)
    bpy.context.scene.collection.objects.link(o)
    return o


def grid_faces(n, m):
    i = np.arange(n - 1)[:, None] * m + np.arange(m - 1)[None, :]
    return np.stack([i, i + 1, i + m + 1, i + m], -1).reshape(-1, 4)


def terrain(height, at, azimuth, spread, mat, near=1.2, far=45000, nr=620, na=760, road=None, attrs=None):
    """Polar mesh around the camera: fine nearby, coarse far away. `road` is a polyline or a list of them; the signed distance to the
    nearest becomes an attribute. `attrs`: more attributes, each a function of x and y."""
    r = near * (far / near) ** (np.linspace(0, 1, nr)[:, None])
    t = np.radians(azimuth + np.linspace(-spread / 2, spread / 2, na)[None, :])
    x, y = at[0] + r * np.sin(t), at[1] + r * np.cos(t)
    lat = np.full(x.shape, 99.0)
    for line in road if isinstance(road, list) else [road] if road is not None else []:
        s = side_distance(x, y, line)
        lat = np.where(np.abs(s) < np.abs(lat), s, lat)
    v = np.stack([x, y, height(x, y)], -1).reshape(-1, 3)
    return mesh("terrain", v, grid_faces(nr, na)[:, ::-1], mat, True, attrs={"lat": np.clip(lat, -60, 60), **{k: f(x, y) for k, f in (attrs or {}).items()}})


def side_distance(x, y, line):
    """Signed distance to a polyline, meters."""
    best = np.full(np.shape(x), 1e9)
    out = np.full(np.shape(x), 1e9)
    for (ax, ay), (bx, by) in zip(line[:-1], line[1:]):
        dx, dy = bx - ax, by - ay
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        px, py = x - (ax + t * dx), y - (ay + t * dy)
        d = np.hypot(px, py)
        closer = d < best
        best = np.where(closer, d, best)
        out = np.where(closer, np.where(px * dy - py * dx > 0, d, -d), out)
    return out


def curve(points, n=60):
    """Smooth (Catmull-Rom) polyline through points."""
    p = np.array([points[0], *points, points[-1]], float)
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, n, endpoint=False):
            a, b, c, d = p[i - 1:i + 3]
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.array(out + [points[-1]])


def ground(atm, sand=(.36, .26, .165), grass=(.17, .15, .065), rock=(.20, .165, .13), cover=0.5, road_half=2.3, name="ground"):
    """Sand with dry grass in patches, rock on slopes, a two-track road where the attribute `lat` is small."""
    def build(g):
        geo = g.node("NewGeometry")
        p = geo.outputs["Position"]
        big, mid, fine = g.noise(p, 0.004, 5, 0.6), g.noise(p, 0.07, 6, 0.62, 0.4), g.noise(p, 2.6, 6, 0.7)
        patch = g.math("ADD", g.math("MULTIPLY", big, 0.5), g.math("MULTIPLY", mid, 0.5))
        c = g.mix(fine, tuple(v * .62 for v in sand), tuple(min(1, v * 1.25) for v in sand))
        gr = g.mix(fine, tuple(v * .45 for v in grass), tuple(v * 1.6 for v in grass))
        c = g.mix(g.smooth(patch, 0.62 - 0.25 * cover, 0.76 - 0.4 * cover), c, gr)
        slope = g.math("SUBTRACT", 1.0, g.xyz(geo.outputs["Normal"])[2])
        rk = g.mix(g.noise(g.vmath("MULTIPLY", p, (1, 1, 3)), 0.05, 7, 0.7), tuple(v * .5 for v in rock), tuple(v * 1.5 for v in rock))
        c = g.mix(g.smooth(g.math("MULTIPLY_ADD", mid, 0.12, slope), 0.13, 0.26), c, rk)
        lat = g.math("ADD", g.node("Attribute", attribute_name="lat").outputs["Fac"],
                     g.math("MULTIPLY", g.math("SUBTRACT", g.noise(p, 0.5, 5, 0.7), 0.5), 1.6))
        lat = g.math("ABSOLUTE", lat)
        track = g.math("SUBTRACT", 1.0, g.smooth(g.math("ABSOLUTE", g.math("SUBTRACT", lat, 0.95)), 0.25, 0.75))
        body = g.math("SUBTRACT", 1.0, g.smooth(lat, road_half * .75, road_half * 1.15))
        gravel = g.mix(fine, tuple(v * .8 for v in sand), tuple(min(1, v * 1.55 + .03) for v in sand))
        c = g.mix(g.math("MULTIPLY", body, 0.65), c, gravel)
        c = g.mix(g.math("MULTIPLY", track, 0.75), c, g.scale(gravel, 1.12))
        h = g.math("ADD", g.math("MULTIPLY", fine, 0.10), g.math("MULTIPLY", g.noise(p, 0.45, 6, 0.6), 0.5))
        return g.pbr(c, 0.95, spec=0.15, normal=g.bump(h, 0.65, 0.35))
    return material(name, atm, build)

# ---------------------------------------------------------------- small growth and stones, scattered as instances

def leaf(atm, a=(.17, .135, .07), b=(.40, .33, .20), name="leaf"):
    def build(g):
        r = g.node("ObjectInfo").outputs["Random"]
        up = g.smooth(g.xyz(g.node("TexCoord").outputs["Object"])[2], 0.0, 0.55)
        c = g.mix(g.math("MULTIPLY_ADD", r, 0.5, g.math("MULTIPLY", up, 0.5)), a, b)
        d = g.node("BsdfDiffuse", {0: c}).outputs[0]
        t = g.node("BsdfTranslucent", {0: g.scale(c, 1.1)}).outputs[0]
        return g.node("MixShader", {0: 0.45, 1: d, 2: t}).outputs[0]
    return material(name, atm, build)


def tuft(mat, rng, blades=26, tall=0.5, wide=0.16, lean=0.5):
    v, f = [], []
    for _ in range(blades):
        az, h, l = rng.uniform(0, 6.283), tall * rng.uniform(.45, 1.1), lean * rng.uniform(.2, 1)
        ox, oy = rng.normal(0, wide * .45, 2)
        ux, uy, w = math.cos(az), math.sin(az), rng.uniform(.003, .007) * (1 + tall)
        base = len(v)
        for t in (0, .35, .7, 1):
            bx, by, z = ox + ux * l * h * t * t, oy + uy * l * h * t * t, h * (t - .25 * l * t * t)
            k = w * (1 - t * .92)
            v += [(bx - uy * k, by + ux * k, z), (bx + uy * k, by - ux * k, z)]
        f += [(base + i, base + i + 1, base + i + 3, base + i + 2) for i in (0, 2, 4)]
    return mesh("tuft", v, f, mat)


def shrub(mat, rng, leaves=900, r=0.55):
    """Cushion of small leaves on the surface of a few overlapping blobs."""
    c = rng.normal(0, 1, (7, 3)) * (r * .55, r * .55, r * .2) + (0, 0, r * .45)
    i = rng.integers(0, 7, leaves)
    d = rng.normal(0, 1, (leaves, 3)); d /= np.linalg.norm(d, axis=1)[:, None]
    p = c[i] + d * r * rng.uniform(.25, .55, (leaves, 1)); p[:, 2] = np.abs(p[:, 2])
    a = rng.normal(0, 1, (leaves, 3)); a /= np.linalg.norm(a, axis=1)[:, None]
    b = np.cross(a, d); s = r * .055
    v = np.stack([p - a * s, p + b * s * .5, p + a * s * 1.6, p - b * s * .5], 1).reshape(-1, 3)
    return mesh("shrub", v, np.arange(leaves * 4).reshape(-1, 4), mat)


def stone(mat, rng):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1)
    o = bpy.context.object
    for v in o.data.vertices:
        k = 1 + .5 * float(fbm(v.co.x * 3 + rng.uniform(0, .01), v.co.y * 3 + v.co.z * 2, 2.2, 3, seed=int(rng.integers(1, 9))))
        v.co = v.co * k; v.co.z *= .55
    o.data.materials.append(mat)
    return o


def scatter(child, points, sizes, rng, tilt=0.0):
    """Instances of `child` on points (N,3): one tiny triangle each, drawn by face instancing."""
    p, n = np.asarray(points), len(points)
    s = np.sqrt(np.asarray(sizes) ** 2 * 4 / (3 * math.sqrt(3)))[:, None]      # triangle whose sqrt(area) is the size
    az = rng.uniform(0, 6.283, n)
    corners = []
    for k in range(3):
        t = az + k * 2.0944
        corners.append(p + np.stack([np.cos(t), np.sin(t), rng.normal(0, tilt, n)], 1) * s)
    o = mesh("scatter", np.stack(corners, 1).reshape(-1, 3), np.arange(3 * n).reshape(-1, 3))
    o.instance_type, o.use_instance_faces_scale, o.instance_faces_scale = "FACES", True, 1.0
    o.show_instancer_for_render = False
    child.parent = o
    return o


def scatter_polar(height, at, azimuth, spread, n, r0, r1, rng, power=1.0, keep=None):
    """Random points in the view sector, denser nearby for power < 2."""
    r = (r0 ** power + rng.uniform(0, 1, n) * (r1 ** power - r0 ** power)) ** (1 / power)
    t = np.radians(azimuth + rng.uniform(-spread / 2, spread / 2, n))
    x, y = at[0] + r * np.sin(t), at[1] + r * np.cos(t)
    if keep is not None:
        k = keep(x, y, rng); x, y = x[k], y[k]
    return np.stack([x, y, height(x, y)], 1)

# ---------------------------------------------------------------- solids

class Solid:
    """Collects boxes, bars and lathes into one mesh."""
    def __init__(self):
        self.v, self.f, self.n = [], [], 0

    def add(self, v, f):
        self.v.append(np.asarray(v, float)); self.f.append(np.asarray(f, int) + self.n); self.n += len(v)

    def box(self, lo, hi, m=None):
        x, y, z = zip(lo, hi)
        v = np.array([(x[i], y[j], z[k]) for k in (0, 1) for j in (0, 1) for i in (0, 1)], float)
        if m is not None:
            v = np.array([m @ Vector(p) for p in v])
        self.add(v, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)])

    def bar(self, a, b, r, sides=6):
        self.lathe([(0, r), ((Vector(b) - Vector(a)).length, r)], sides, a, Vector(b) - Vector(a))

    def lathe(self, profile, sides=32, at=(0, 0, 0), axis=(0, 0, 1), m=None):
        """profile: (height, radius) pairs along `axis`."""
        q = Vector(axis).normalized().to_track_quat("Z", "Y").to_matrix()
        m, at = m or Matrix.Identity(4), Vector(at)
        t = np.linspace(0, 2 * math.pi, sides, endpoint=False)
        v = [m @ (at + q @ Vector((r * math.cos(k), r * math.sin(k), h))) for h, r in profile for k in t]
        f = [(i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
             for i in range(len(profile) - 1) for j in range(sides)]
        self.add(v, f)

    def done(self, name, mat, smooth=False, at=(0, 0, 0), rot=0.0):
        o = mesh(name, np.concatenate(self.v), np.concatenate(self.f), mat, smooth, at)
        o.rotation_euler[2] = -math.radians(rot)
        return o

# ---------------------------------------------------------------- wind turbine

def blade_mesh(length, mat):
    """Lofted from a round root to thin airfoils, with twist and pre-bend; along +Z, chord along X, wind toward +Y."""
    k, rings, m = length / 58.0, 34, 22
    t = np.linspace(0, 1, rings) ** 1.15
    chord = np.interp(t, [0, .04, .12, .22, .45, .75, .95, .99, 1], [2.3, 2.3, 2.9, 3.9, 2.75, 1.7, .95, .55, .1]) * k
    thick = np.interp(t, [0, .04, .12, .22, .45, 1], [1, 1, .62, .34, .22, .15])
    twist = np.radians(np.interp(t, [0, .15, .4, 1], [16, 13, 5, -1]))
    round_ = np.interp(t, [0, .05, .22], [1, 1, 0])
    u = np.linspace(0, 2 * math.pi, m, endpoint=False)
    v = []
    for i in range(rings):
        cx, cy = -.5 * np.cos(u), .5 * np.sin(u)                           # circle, in the same direction as the airfoil, nose to tail
        s = .5 * (1 - np.cos(u))                                           # airfoil: 0 nose .. 1 tail
        yt = 5 * (.2969 * np.sqrt(s) - .126 * s - .3516 * s**2 + .2843 * s**3 - .1036 * s**4) * np.sign(np.sin(u)) * thick[i]
        ax, ay = s - .3, yt
        x = (cx * round_[i] + ax * (1 - round_[i])) * chord[i]
        y = (cy * thick[i] * round_[i] + ay * (1 - round_[i])) * chord[i]
        c, sn = math.cos(twist[i]), math.sin(twist[i])
        bend = 2.2 * k * t[i] ** 2.2
        v += [(a * c - b * sn, a * sn + b * c - bend, 1.1 * k + t[i] * length) for a, b in zip(x, y)]
    f = [(i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j) for i in range(rings - 1) for j in range(m)]
    o = mesh("blade", v, f, mat, True)
    return o


class Turbines:
    """About 4 MW: hub 100 m, rotor 120 m. Build the parts once, place them many times."""
    def __init__(self, atm, hub=100.0, lamp=True, white=(.62, .625, .62)):
        self.hub, w = hub, plain("turbine", atm, white, 0.42, spec=0.45)
        s = Solid()
        s.lathe([(-6, 2.25), (0, 2.25), (hub * .33, 2.05), (hub * .66, 1.75), (hub - 2, 1.3)], 40)
        for h in (.33, .66):                                               # flanges
            s.lathe([(hub * h - .08, 2.05 if h < .5 else 1.76), (hub * h, 2.1 if h < .5 else 1.8), (hub * h + .08, 2.05 if h < .5 else 1.75)], 40)
        self.tower = s.done("tower", w, True)
        s = Solid()                                                        # nacelle, rounded by cross-sections along Y (rotor at -Y)
        ring = lambda r: [(math.copysign(abs(math.cos(a)) ** .45, math.cos(a)) * r, math.copysign(abs(math.sin(a)) ** .45, math.sin(a)) * r)
                          for a in np.linspace(0, 2 * math.pi, 32, endpoint=False)]
        sec = [(-3.2, 1.2), (-3.1, 1.5), (-2.2, 1.95), (4, 2.0), (8.6, 1.85), (9.3, 1.5), (9.35, .05)]
        v = [(x, y, z * .98) for y, r in sec for x, z in ring(r)]
        s.add(v, [(i * 32 + j, i * 32 + (j + 1) % 32, (i + 1) * 32 + (j + 1) % 32, (i + 1) * 32 + j) for i in range(6) for j in range(32)])
        s.box((-1.3, 6.2, 1.8), (1.3, 8.3, 3.0)); s.box((-.05, 4.9, 1.8), (.05, 5.0, 4.1))
        self.nacelle = s.done("nacelle", w, True)
        self.nacelle.data.use_auto_smooth = True
        s = Solid()
        s.lathe([(-1.6, 1.35), (-.4, 1.7), (.8, 1.72), (1.7, 1.45), (2.4, .85), (2.7, .05)], 32, (0, -4.6, 0), (0, -1, 0))
        self.hubpart = s.done("hub", w, True)
        self.blade = blade_mesh(58.0, w)
        self.lamp = None
        if lamp:
            bpy.ops.mesh.primitive_uv_sphere_add(radius=.42, segments=12, ring_count=8)
            self.lamp = bpy.context.object
            self.lamp.data.materials.append(glow("beacon", atm, (1, .05, .02), 60))
        s = Solid()
        s.lathe([(-3, 9), (.25, 9), (.35, 8.6), (.4, .1)], 40)
        s.box((5, -1.3, .3), (8, 1.3, 2.9))
        self.pad = s.done("pad", plain("concrete", atm, (.38, .35, .31), .85))
        for o in (self.tower, self.nacelle, self.hubpart, self.blade, self.lamp, self.pad):
            if o:
                o.hide_render = True

    def place(self, x, y, z, yaw=0.0, phase=0.0, scale=1.0):
        """yaw: azimuth of the rotor's front; phase: rotation of the first blade from upright, degrees."""
        base = Matrix.Translation((x, y, z)) @ Matrix.Scale(scale, 4)
        head = base @ Matrix.Translation((0, 0, self.hub)) @ Matrix.Rotation(math.radians(180 - yaw), 4, "Z") @ Matrix.Rotation(math.radians(-4), 4, "X")
        put = [(self.tower, base), (self.pad, base), (self.nacelle, head), (self.hubpart, head)]
        for k in range(3):
            put.append((self.blade, head @ Matrix.Translation((0, -5.1, 0)) @ Matrix.Rotation(math.radians(phase + 120 * k), 4, "Y") @ Matrix.Rotation(math.radians(-2), 4, "X")))
        if self.lamp:
            put.append((self.lamp, head @ Matrix.Translation((0, 7.2, 3.3))))
        for src, m in put:
            o = bpy.data.objects.new(src.name, src.data)
            o.matrix_world = m
            bpy.context.scene.collection.objects.link(o)

# ---------------------------------------------------------------- solar tables

class Tables:
    """Fixed tables of 2 x n modules, long side along Y, low edge toward -X. Build the parts once, place them many times."""
    MW, MH, GAP, N = 1.134, 2.278, .045, 12                                  # module size, gap, modules along a table

    def __init__(self, atm, rng, tilt=24):
        MW, MH, GAP, N = self.MW, self.MH, self.GAP, self.N
        self.pitch = N * (MW + GAP) + .45
        steel = plain("steel", atm, (.42, .43, .44), .42, metal=.85)
        t = math.radians(tilt)
        ux, uz = math.cos(t), math.sin(t)
        pos = lambda s, y, off=0.0: (s * ux - off * uz, y, 2.0 + s * uz + off * ux)  # s: up the slope, from the middle
        v, uv = [], []
        for r in (0, 1):
            for k in range(N):
                s0, y0 = -MH - GAP / 2 + r * (MH + GAP), (k - N / 2) * (MW + GAP)
                du, dv = rng.normal(0, .0035, 2)          # small random tilt: each module reflects another part of the sky
                for s, y, q in ((s0, y0, (0, 0)), (s0, y0 + MW, (MW, 0)), (s0 + MH, y0 + MW, (MW, MH)), (s0 + MH, y0, (0, MH))):
                    v.append(pos(s, y, du * (q[0] - MW / 2) + dv * (q[1] - MH / 2))); uv.append(q)
        faces = np.arange(len(v)).reshape(-1, 4)[:, ::-1]
        top = mesh("glass", v, faces, material("panel", atm, self.glass))
        lay = top.data.uv_layers.new(name="UVMap")
        for i, l in enumerate(top.data.loops):
            lay.data[i].uv = uv[l.vertex_index]
        s = Solid()
        for i in range(0, len(v), 4):                    # sides and back of each module
            q = [Vector(p) for p in v[i:i + 4]]
            n = Vector((-uz, 0, ux)) * -.035
            s.add(q + [p + n for p in q], [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
        under = s.done("under", plain("back", atm, (.30, .30, .31), .6))
        s = Solid()
        L = N * (MW + GAP) / 2
        for sl in (-1.75, -.55, .55, 1.75):
            s.bar(pos(sl, -L, -.08), pos(sl, L, -.08), .04, 4)
        for y in np.linspace(-L + 1.2, L - 1.2, 4):
            s.bar(pos(-2.0, y, -.16), pos(2.0, y, -.16), .055, 4)
            x, _, z = pos(-.2, y, -.2)
            s.box((x - .06, y - .045, -.6), (x + .06, y + .045, z))
            s.bar((x, y, .75), pos(1.3, y, -.18), .03, 4)
        self.parts = top, under, s.done("rack", steel)
        for o in self.parts:
            o.hide_render = True

    def glass(self, g):
        """Half-cut cells and bus bars under glass; the UV map is in meters."""
        MW, MH = self.MW, self.MH
        u, v, _ = g.xyz(g.node("UVMap").outputs[0])
        def line(x, pitch, width):                       # 1 on a line, 0 between
            f = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", x, pitch)), .5))
            return g.math("GREATER_THAN", f, .5 - width / pitch / 2)
        gaps = g.math("MAXIMUM", line(u, MW / 6, .004), line(v, MH / 24, .003))
        mid = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", v, MH / 2)), .014)
        edge = g.math("MAXIMUM", g.math("GREATER_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", u, MW / 2)), MW / 2 - .024),
                      g.math("GREATER_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", v, MH / 2)), MH / 2 - .024))
        cell = g.mix(g.node("ObjectInfo").outputs["Random"], (.006, .012, .030), (.010, .018, .040))
        col = g.mix(line(u, MW / 60, .0012), cell, (.05, .055, .07))
        col = g.mix(g.math("MAXIMUM", gaps, mid), col, (.14, .15, .17))
        dust = g.noise(g.node("NewGeometry").outputs["Position"], .9, 5, .65)
        col = g.mix(g.math("MULTIPLY", g.smooth(dust, .4, .8), .10), col, (.45, .36, .25))
        face = g.pbr(col, .45, spec=.25, coat=.8, coat_rough=.02)
        frame = g.pbr((.035, .036, .04), .6, spec=.2)    # black anodized: dark lines keep the grid visible in glare
        return g.node("MixShader", {0: edge, 1: face, 2: frame}).outputs[0]

    def place(self, m):
        for src in self.parts:
            o = bpy.data.objects.new(src.name, src.data)
            o.matrix_world = m
            bpy.context.scene.collection.objects.link(o)

# ---------------------------------------------------------------- power lines and switchyards

def truss(s, half, levels, leg=.09, brace=.035, m=Matrix.Identity(4)):
    """Square lattice column along Z; `half(z)` is its half width at the `levels`."""
    p = lambda z, k: m @ Vector(((1, 1, -1, -1)[k] * half(z), (1, -1, -1, 1)[k] * half(z), z))
    for z0, z1 in zip(levels[:-1], levels[1:]):
        for k in range(4):
            n = (k + 1) % 4
            for a, b, r in ((p(z0, k), p(z1, k), leg), (p(z0, k), p(z1, n), brace), (p(z0, n), p(z1, k), brace), (p(z1, k), p(z1, n), brace)):
                s.bar(a, b, r, 5)


def insulator(s, a, b, r=.13, pitch=.17):
    """Insulator from a to b: a string or post of sheds."""
    a, b = Vector(a), Vector(b)
    n = max(2, int((b - a).length / pitch))
    h = (b - a).length / n
    s.lathe([q for i in range(n) for q in ((i * h, .04), (i * h + .25 * h, r), (i * h + .5 * h, r * .9), (i * h + .6 * h, .04))], 10, a, b - a)


def wire(s, a, b, sag, r=.03, n=18):
    a, b = Vector(a), Vector(b)
    p = [a.lerp(b, t) - Vector((0, 0, 4 * sag * t * (1 - t))) for t in np.linspace(0, 1, n)]
    for u, v in zip(p[:-1], p[1:]):
        s.bar(u, v, r, 4)


def switchyard(atm, base, bays=3):
    """Outdoor switchyard on a gravel pad, fence toward -Y: gantries, bus bars, breakers, two transformers, control building."""
    steel = plain("yard steel", atm, (.42, .43, .44), .45, metal=.5)
    tube = plain("bus bar", atm, (.60, .61, .62), .35, metal=.8)
    brown = plain("porcelain", atm, (.12, .065, .045), .22, spec=.6)
    grey = plain("transformer", atm, (.30, .32, .33), .5)
    wall = plain("yard wall", atm, (.50, .46, .40), .8)
    W = bays * 15.0
    st, tb, br, gy, wl, pad = Solid(), Solid(), Solid(), Solid(), Solid(), Solid()
    pad.box((-W / 2 - 14, -30, -2.5), (W / 2 + 14, 30, .12))
    half = lambda z: float(np.interp(z, [0, 13, 17.5], [.75, .42, .04]))
    xs = [-W / 2 + 15 * i for i in range(bays + 1)]
    for y in (-7.0, 18.0):
        for x in xs:
            truss(st, half, list(np.arange(0, 13.1, 1.3)) + [14.5, 16, 17.5], .07, .03, Matrix.Translation((x, y, 0)))
        for x in xs[:-1]:
            truss(st, lambda z: .42, list(np.linspace(.4, 14.6, 12)), .055, .028, Matrix.Translation((x, y, 12.6)) @ Matrix.Rotation(math.pi / 2, 4, "Y"))
    for x in xs[:-1]:
        for k in (3.5, 7.5, 11.5):
            p, q = Vector((x + k, -6.6, 12.2)), Vector((x + k, 17.6, 12.2))
            insulator(br, p, p + Vector((0, 2.2, -.25))); insulator(br, q, q + Vector((0, -2.2, -.25)))
            wire(tb, p + Vector((0, 2.2, -.25)), q + Vector((0, -2.2, -.25)), .5, .03, 10)
            for y in (-2.5, 10.5):                                             # droppers
                wire(tb, (x + k, y, 11.6), (x + k, y, 5.2), -.0, .025, 3)
            for y, tall, top in ((-2.5, 5.2, .34), (10.5, 5.2, .22), (13.5, 4.6, .25)):
                st.bar((x + k, y, 0), (x + k, y, 2.5), .11, 6); st.box((x + k - .3, y - .3, 2.3), (x + k + .3, y + .3, 2.55))
                insulator(br, (x + k, y, 2.55), (x + k, y, tall), .19)
                gy.lathe([(-.05, .05), (0, top), (.5, top), (.6, .05)], 12, (x + k, y, tall))
            tb.bar((x + k, 10.5, 5.4), (x + k, 13.5, 4.9), .04, 5)
            st.box((x + k - .4, 9.9, .9), (x + k + .4, 10.2, 1.9))
    for i, y in enumerate((1.2, 4.0, 6.8)):
        tb.bar((-W / 2 - 2, y, 6.2), (W / 2 + 2, y, 6.2), .075, 8)
        for x in np.arange(-W / 2, W / 2 + .1, 7.5):
            st.bar((x, y, 0), (x, y, 3.6), .12, 6); insulator(br, (x, y, 3.6), (x, y, 6.1), .2)
    for x in (-W / 4, W / 4):                                                  # transformers with radiators, conservator, bushings
        wl.box((x - 5, -21, 0), (x + 5, -13, .35))
        gy.box((x - 2.9, -18.6, .5), (x + 2.9, -15.4, 3.9)); gy.box((x - 3.1, -18.8, 3.7), (x + 3.1, -15.2, 3.9))
        for e in (-1, 1):
            for k in np.arange(-2.5, 2.6, .28):
                gy.box((x + k, -17 + e * 1.75 - (.95 if e < 0 else 0), .8), (x + k + .08, -17 + e * 1.75 + (.95 if e > 0 else 0), 3.6))
        gy.lathe([(0, .05), (.02, .5), (4, .5), (4.02, .05)], 20, (x - 2, -16.4, 5.2), (1, 0, 0))
        for k in (-1.5, 1.7):
            st.bar((x + k, -16.4, 3.9), (x + k, -16.4, 4.9), .08, 5)
        for k in (-1.7, 0, 1.7):
            insulator(br, (x + k, -17.6, 3.9), (x + k * 1.25, -18.1, 6.6), .24, .2)
            wire(tb, (x + k * 1.25, -18.1, 6.6), (x + k * 1.6, -7, 12.2), .5, .025, 8)
        wl.box((x + 6.2, -21, 0), (x + 6.55, -13, 5.6))
    bx = W / 2 + 2
    wl.box((bx - 3, 5, 0), (bx + 9, 22, 4.2)); wl.box((bx - 3.15, 4.85, 4.2), (bx + 9.15, 22.15, 4.6))
    for x, y in ((-W / 2 - 9, -24), (W / 2 + 9, -24), (-W / 2 - 9, 26)):        # lightning and light masts
        st.lathe([(0, .22), (20, .10), (26, .03)], 8, (x, y, 0))
        st.box((x - .9, y - .15, 17.8), (x + .9, y + .15, 18.1))
    x0, x1, y0, y1 = -W / 2 - 13, W / 2 + 13, -29, 29
    for (ax, ay), (cx, cy) in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        n = int(math.hypot(cx - ax, cy - ay) / 3)
        for i in range(n):
            st.bar((ax + (cx - ax) * i / n, ay + (cy - ay) * i / n, -1), (ax + (cx - ax) * i / n, ay + (cy - ay) * i / n, 2.5), .035, 5)
        for z in np.arange(.2, 2.5, .19):
            st.bar((ax, ay, z), (cx, cy, z), .007, 3)
    gravel = plain("gravel", atm, (.42, .38, .32), .95, spec=.1)
    for s, mat, name in ((st, steel, "yard steel"), (tb, tube, "bus bars"), (br, brown, "porcelain"), (gy, grey, "plant"), (wl, wall, "yard walls"), (pad, gravel, "pad")):
        s.done(name, mat).matrix_world = base

# ---------------------------------------------------------------- vehicles

def loft(sections, n=36, power=5.0):
    """Closed surface through rounded rectangles: sections are (x, half width, bottom, top) along X. Returns vertices and faces."""
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    cy, cz = (np.sign(f) * np.abs(f) ** (2 / power) for f in (np.cos(t), np.sin(t)))
    v = [(x, w * a, (z0 + z1) / 2 + (z1 - z0) / 2 * b) for x, w, z0, z1 in sections for a, b in zip(cy, cz)]
    f = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(sections) - 1) for j in range(n)]
    m = len(sections) * n
    v += [(sections[0][0], 0, sum(sections[0][2:]) / 2), (sections[-1][0], 0, sum(sections[-1][2:]) / 2)]
    f += [(m, (j + 1) % n, j, j) for j in range(n)] + [(m + 1, m - n + j, m - n + (j + 1) % n, m - n + (j + 1) % n) for j in range(n)]
    return v, f


def wheels(spots, r, width, m, atm):
    """Tires and rims at (x, y, z), axles along Y."""
    tyre, rim = Solid(), Solid()
    for x, y, z in spots:
        e = 1 if y > 0 else -1
        at, ax = (x, y - e * width / 2, z), (0, e, 0)
        tyre.lathe([(0, r * .55), (0, r * .9), (width * .12, r * .985), (width * .3, r), (width * .7, r), (width * .88, r * .985), (width, r * .9), (width, r * .62), (width * .8, r * .58), (width * .8, .01)], 36, at, ax)
        rim.lathe([(width * .82, .01), (width * .86, r * .16), (width * .82, r * .22), (width * .84, r * .50), (width * .99, r * .62), (width * .90, r * .64)], 28, at, ax)
        for k in range(6):
            t = k * math.pi / 3
            rim.bar((x + math.cos(t) * r * .2, y + e * width * .36, z + math.sin(t) * r * .2), (x + math.cos(t) * r * .56, y + e * width * .40, z + math.sin(t) * r * .56), r * .06, 5)
    for s, mat in ((tyre, plain("tyre", atm, (.018, .018, .019), .75, spec=.2)), (rim, plain("rim", atm, (.20, .20, .21), .4, metal=.7))):
        s.done("wheels", mat, True).matrix_world = m


def pickup(atm, m, color=(.55, .55, .53), lights=1.0):
    """Crew cab pickup, 5.3 m, nose along +X; `lights` scales the lamps (0 = off); the beam is one soft spot lamp."""
    paint = plain("paint", atm, color, .32, spec=.5, coat=.5)
    black = plain("car black", atm, (.020, .021, .023), .55)
    glass = material("car glass", atm, lambda g: g.pbr((.008, .010, .012), .05, spec=.9))

    def put(s, name, mat, smooth=True):
        o = s.done(name, mat, smooth)
        o.matrix_world = m
        o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(40)
        return o

    s = Solid()
    s.add(*loft([(-2.66, .80, .56, 1.05), (-2.63, .88, .50, 1.11), (-2.5, .915, .47, 1.13), (-1.0, .925, .46, 1.14), (0, .93, .46, 1.15), (1.1, .925, .46, 1.15), (1.6, .915, .46, 1.12),
                 (2.25, .90, .47, 1.06), (2.5, .86, .50, 1.00), (2.62, .78, .56, .93), (2.65, .68, .62, .88)]))
    body = put(s, "car body", paint)
    cut = Solid()
    for x in (-1.62, 1.60):
        for e in (-1, 1):
            cut.lathe([(0, .01), (0, .49), (.34, .49), (.34, .01)], 40, (x, e * .66, .42), (0, e, 0))
    cut.box((-2.52, -.78, .70), (-1.14, .78, 1.4))
    tool = put(cut, "cutter", black, False)
    tool.hide_render = True
    b = body.modifiers.new("openings", "BOOLEAN")
    b.object, b.operation = tool, "DIFFERENCE"

    def ring(z, x0, x1, w, n=40, power=7.0):
        t = np.linspace(0, 2 * math.pi, n, endpoint=False)
        return [((x0 + x1) / 2 + (x1 - x0) / 2 * math.copysign(abs(math.cos(k)) ** (2 / power), math.cos(k)), w * math.copysign(abs(math.sin(k)) ** (2 / power), math.sin(k)), z) for k in t]

    def stack(rings):
        n = len(rings[0])
        v = [p for r in rings for p in r] + [tuple(np.mean(rings[-1], axis=0))]
        f = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rings) - 1) for j in range(n)]
        return v, f + [((len(rings) - 1) * n + j, (len(rings) - 1) * n + (j + 1) % n, len(v) - 1, len(v) - 1) for j in range(n)]

    s = Solid(); s.add(*stack([ring(1.08, -1.10, 1.22, .875), ring(1.40, -1.00, .78, .80), ring(1.70, -.90, .36, .72)])); put(s, "car glass", glass)
    s = Solid(); s.add(*stack([ring(1.66, -.925, .43, .733), ring(1.70, -.92, .40, .73), ring(1.765, -.87, .28, .69), ring(1.80, -.72, .10, .58), ring(1.81, -.5, -.1, .3)]))
    for e in (-1, 1):                                                         # pillars
        s.bar((1.17, e * .80, 1.10), (.36, e * .685, 1.69), .040, 8); s.bar((.06, e * .872, 1.10), (.0, e * .725, 1.69), .042, 8)
        s.bar((-.98, e * .85, 1.10), (-.84, e * .70, 1.69), .075, 8); s.bar((-.70, e * .868, 1.10), (-.66, e * .722, 1.69), .030, 8)
        s.box(*[(x, e * y, z) for x, y, z in ((-1.08, .80, 1.06), (1.10, .895, 1.16))] if e > 0 else [(-1.08, -.895, 1.06), (1.10, -.80, 1.16)])
    put(s, "car roof", paint)
    s = Solid()
    s.add(*loft([(2.50, .80, .42, .66), (2.66, .84, .44, .64), (2.76, .70, .46, .62)], 24, 4)); s.add(*loft([(-2.84, .70, .46, .62), (-2.78, .84, .44, .64), (-2.60, .86, .44, .66)], 24, 4))
    s.box((2.60, -.46, .66), (2.668, .46, .88))                               # grille
    for e in (-1, 1):
        s.add(*[(np.array(v) + (.74, e * 1.02, 1.20), f) for v, f in [loft([(-.05, .10, -.08, .09), (0, .115, -.10, .10), (.07, .09, -.07, .08)], 16, 4)]][0])
        s.bar((.78, e * .86, 1.14), (.76, e * .95, 1.16), .025, 6)
        for x in (.10, -.80):
            s.box((x, min(e * .925, e * .95), .98), (x + .17, max(e * .925, e * .95), 1.01))
        for x in (.98, .02, -.92):                                            # door seams
            s.box((x, min(e * .90, e * .928), .56), (x + .012, max(e * .90, e * .928), 1.08))
        s.box((-1.05, min(e * .80, e * .86), .36), (1.02, max(e * .80, e * .86), .42))
    s.box((-2.3, -.5, .34), (2.3, .5, .50)); s.bar((-1.62, -.7, .40), (-1.62, .7, .40), .05, 8); s.bar((1.6, -.7, .40), (1.6, .7, .40), .05, 8)
    for x in (-.6, .1):
        s.bar((x, -.62, 1.86), (x, .62, 1.86), .018, 6); s.bar((x, -.60, 1.78), (x, -.60, 1.86), .015, 6); s.bar((x, .60, 1.78), (x, .60, 1.86), .015, 6)
    s.bar((-1.2, .80, 1.1), (-1.28, .80, 3.3), .010, 5)
    put(s, "car black", black)
    wheels([(x, e * .79, .40) for x in (-1.62, 1.60) for e in (-1, 1)], .40, .26, m, atm)
    s, q, w = Solid(), Solid(), Solid()
    for e in (-1, 1):
        s.box((2.50, min(e * .50, e * .82), .74), (2.635, max(e * .50, e * .82), .88)); q.box((-2.672, min(e * .80, e * .895), .72), (-2.60, max(e * .80, e * .895), 1.04))
    w.box((-.30, -.42, 1.87), (-.14, .42, 1.94))
    for part, name, hue, power in ((s, "headlamps", (1, .90, .72), 26 * lights + .15), (q, "tail lamps", (1, .035, .02), 5 * lights + .06), (w, "bar lamp", (1, .42, .05), 2.5 * lights + .1)):
        o = put(part, name, glow(name, atm, hue, power), False)
        o.visible_diffuse = o.visible_glossy = False                          # visible to the camera only: random hits would be noise
    if lights:
        l = bpy.data.lights.new("beam", "SPOT")
        l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = 1500 * lights, (1, .86, .66), math.radians(64), .9, .25
        o = bpy.data.objects.new("beam", l)
        o.matrix_world = m @ Matrix.Translation((2.9, 0, .86)) @ Vector((1, 0, -.085)).to_track_quat("-Z", "Z").to_matrix().to_4x4()
        bpy.context.scene.collection.objects.link(o)
        o.visible_glossy = False

# ---------------------------------------------------------------- people

class People:
    """Adults of 1.75 m in work clothes, with helmet and vest. Feet on the ground at the origin, facing +X."""
    def __init__(self, atm, vest=(.75, .20, .02), helmet=(.80, .78, .72)):
        self.mats = {
            "cloth": plain("cloth", atm, (.035, .045, .07), .9, spec=.15), "boots": plain("boots", atm, (.03, .025, .02), .7),
            "vest": plain("vest", atm, vest, .75, spec=.2), "band": plain("band", atm, (.62, .62, .58), .35),
            "skin": plain("skin", atm, (.30, .17, .10), .6), "helmet": plain("helmet", atm, helmet, .35, spec=.5),
        }

    def limb(self, s, points, radii, sides=14):
        """A tube around a bent line."""
        for (a, b), (r, q) in zip(zip(points, points[1:]), zip(radii, radii[1:])):
            h = (Vector(b) - Vector(a)).length
            s.lathe([(-r * .55, r * .4), (-r * .3, r * .8), (0, r), (h, q), (h + q * .3, q * .8), (h + q * .55, q * .4)], sides, a, Vector(b) - Vector(a))

    def place(self, m, stride=.0, hand=(.34, .10, 1.12), other=(.10, -.26, .86), lean=0.0, nod=8.0):
        """`stride`: distance between the feet, m. `hand` and `other`: positions of the hands. `lean`: forward bend at the hips,
        degrees. `nod`: downward tilt of the head, degrees."""
        part = {k: Solid() for k in self.mats}
        bend = Matrix.Translation((0, 0, .90)) @ Matrix.Rotation(math.radians(lean), 4, "Y") @ Matrix.Translation((-lean * .003, 0, -.90))
        face = bend @ Matrix.Translation((0, 0, 1.50)) @ Matrix.Rotation(math.radians(nod), 4, "Y") @ Matrix.Translation((0, 0, -1.50))
        up = lambda v: [bend @ Vector((-z, y, x)) for x, y, z in v]            # lofts are built along X, bodies along Z
        v, f = loft([(.82, .155, -.110, .105), (.95, .172, -.122, .11), (1.10, .172, -.12, .12), (1.28, .200, -.125, .13), (1.38, .212, -.115, .11), (1.44, .175, -.095, .085), (1.48, .10, -.07, .06), (1.50, .07, -.06, .05)], 28, 2.6)
        part["vest"].add(up(v), f)
        for z in (1.02, 1.16):
            v, f = loft([(z, .180, -.130, .127), (z + .045, .184, -.132, .130)], 28, 2.6)
            part["band"].add(up(v), f)
        for e, ahead in ((1, stride / 2), (-1, -stride / 2)):
            hip, knee, foot = bend @ Vector((0, e * .095, .88)), (ahead * .55 + .02, e * .10, .47), (ahead, e * .105, .09)
            self.limb(part["cloth"], [hip, knee, foot], [.098, .070, .058])
            v, f = loft([(-.09, .038, .0, .10), (-.02, .048, .0, .11), (.10, .05, .0, .075), (.17, .03, .0, .04)], 16, 3)
            part["boots"].add([(x + ahead, y + e * .105, z) for x, y, z in v], f)
        for e, at in ((1, hand), (-1, other)):
            shoulder, at = bend @ Vector((0, e * .195, 1.405)), Vector(at)
            elbow = (shoulder + at) / 2 + Vector((-.05, e * .05, -.07))
            self.limb(part["cloth"], [shoulder, elbow, at], [.070, .052, .040])
            part["skin"].lathe([(-.045, .01), (-.03, .032), (.01, .04), (.05, .03), (.075, .008)], 12, at, at - elbow)
        part["skin"].lathe([(-.03, .055), (.05, .055)], 16, (0, 0, 1.48), m=bend)
        part["skin"].lathe([(0, .03), (.03, .068), (.09, .084), (.15, .085), (.2, .06), (.215, .01)], 22, (.015, 0, 1.525), m=face)
        self.helmet(part["helmet"], face)
        for name, s in part.items():
            if s.v:
                s.done(name, self.mats[name], True).matrix_world = m

    def helmet(self, s, face):
        s.lathe([(-.006, .122), (.0, .122), (.006, .108), (.05, .104), (.09, .084), (.115, .048), (.125, .01)], 26, (.012, 0, 1.650), (-.08, 0, 1), m=face)
        v, f = loft([(.09, .085, 1.650, 1.658), (.135, .070, 1.644, 1.651), (.158, .040, 1.640, 1.646)], 18, 3)   # peak
        s.add([face @ Vector(q) for q in v], f)
