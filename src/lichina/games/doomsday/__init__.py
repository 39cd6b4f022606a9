"""«Судный день»: humans, machines and outcasts shoot it out, and hardly anybody knows who is who."""
