"""What all scenes share: strands, shades, light, surfaces, camera and finishing. One unit is ten centimetres."""
