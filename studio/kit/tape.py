"""Double-sided tape: clear film under a white liner."""

from .nodes import Nodes


def liner():
    """Siliconed paper, bluish white and satin."""
    n = Nodes("liner")
    fibre = n.noise(n.place(), 30.0, 4, 0.6)
    tone = n.mix(fibre, (0.72, 0.74, 0.75), (0.80, 0.815, 0.82))
    return n.surface(Base_Color=tone, Roughness=0.3, Specular=0.45, Normal=n.bump(fibre, 0.1, 0.004))


def film():
    """Clear adhesive: what lies beneath, a little deeper, under a wet shine."""
    n = Nodes("film")
    uneven = n.noise(n.place(), 9.0, 3, 0.5)
    clear = n.add("BsdfTransparent", {"Color": (0.93, 0.87, 0.74, 1)})
    milk = n.add("BsdfDiffuse", {"Color": (0.83, 0.75, 0.6, 1)})
    body = n.add("MixShader", {0: 0.22, 1: clear, 2: milk})
    shine = n.add("BsdfGlossy", {"Roughness": 0.1, "Normal": n.bump(uneven, 0.2, 0.01)})
    return n.end(n.add("MixShader", {0: n.add("Fresnel", {"IOR": 1.5}), 1: body, 2: shine}))
