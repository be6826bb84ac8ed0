import { drawHen, type HenLook } from '../figures/small-animals.ts';
import { markCorners } from '../geometry/outline.ts';
import { drawGrass } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import type { Scene } from '../scene.ts';

/** Draws a hen house with its base at (x, y). */
function drawHenHouse(scene: Scene, x: number, y: number): void {
  const pen = scene.pen('house', { x, y, scale: 1.25 });
  pen.shape('wheat', markCorners('-220,-40 -220,-250 220,-250 220,-40'), 8);
  pen.hatch(markCorners('-210,-50 -210,-245 210,-245 210,-50'), {
    angle: 90,
    gap: 30,
    width: 6,
    stroke: 900,
  });
  pen.shape('inkOnDeep', markCorners('-270,-240 -190,-360 200,-360 275,-240'), 6);
  pen.hatch(markCorners('-255,-250 -188,-350 195,-350 255,-250'), {
    angle: 0,
    gap: 24,
    width: 7,
    action: { carve: 'ink' },
  });
  pen.fill('ink', markCorners('-60,-40 -60,-190 60,-190 60,-40'));
  pen.line(['-190,-40 -196,0', '190,-40 196,0'], 18, 'ink', 'blunt');
  pen.shape('earth', markCorners('-50,-44 50,-44 120,30 -30,30'), 6);
  pen.line(['-40,-22 66,-22', '-34,2 92,2'], 7, 'ink', 'blunt');
  pen.shape('paper', markCorners('110,-200 180,-200 180,-130 110,-130'), 7);
  pen.line(['145,-200 145,-130', '110,-165 180,-165'], 6, 'ink', 'blunt');
}

/** Draws hens that scratch in a meadow. */
export function drawHensMotif(scene: Scene): void {
  const { random } = scene;
  const frontY = random.range(780, 880);
  drawLand(scene, {
    horizon: random.range(420, 520),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 50,
    isCalm: true,
  });
  drawHenHouse(
    scene,
    random.pick([random.range(430, 620), random.range(1780, 1960)]),
    frontY + 130,
  );
  const variants: [HenLook, ...HenLook[]] = [
    { coat: 'paper', isDark: false },
    { coat: 'wheat', isDark: false },
    { coat: 'inkOnEarth', isDark: true },
    { coat: 'inkOnWheat', isDark: true },
  ];
  const flock = [
    { x: 820, y: 1090, scale: 1 },
    { x: 1500, y: 1130, scale: 1.1 },
    { x: 2050, y: 1200, scale: 1.2 },
    { x: 380, y: 1280, scale: 1.35 },
    { x: 1250, y: 1440, scale: 2.3 },
    { x: 1880, y: 1520, scale: 1.9 },
  ];
  flock.forEach((spot, index) => {
    const x = spot.x + random.jitter(90);
    const pen = scene.pen(`hen-${index}`, {
      ...spot,
      x,
      scaleX: random.pick([1, -1]) * spot.scale,
    });
    drawShadow(scene, x, spot.y, 190 * spot.scale, 12 * spot.scale);
    drawHen(
      pen,
      index === 4 ? variants[random.int(0, 3)]! : random.pick(variants),
      random.chance(index === 4 ? 0.2 : 0.5),
    );
  });
  drawGrass(scene.pen('grass'), () => 1610, { gap: 20, height: 100 });
}
