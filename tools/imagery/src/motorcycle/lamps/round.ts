import { at, Build, latheX, roundBox } from '../../kit/index.ts';
import { path, row } from '../../kit/notation.ts';
import { smokedScreen } from '../../parts/index.ts';
import type { LampSheet } from './sheet.ts';

export function round(o: LampSheet): Build {
  const b = new Build();
  const bowl = o.bowl ?? 'black';
  b.add(bowl, latheX(row('0.1:-96 40:-90 72:-62 90:-14 94:8'), 64));
  b.add('chrome', latheX(row('94:4 99:10 100:18 98:26 92:30 89:27'), 64));
  b.add('reflector', latheX(row('0.1:-34 44:-20 74:4 89:25'), 56));
  // LED unit: two halves with a bar between, ring of light around.
  for (const s of [1, -1])
    b.add(
      'led',
      at(roundBox(14, 20, 62, 6, 3), 4, s * 26, 0),
      at(roundBox(10, 10, 40, 4, 2.5), 4, s * 46, 0),
    );
  b.add('black', at(roundBox(16, 10, 168, 4, 3), 10, 0, 0));
  if (o.drl !== 'none') b.add('drl', latheX(row('80:12 84:18 86:14'), 64));
  b.add('lens', latheX(row('90:27 62:42 30:48 0.1:50'), 56));
  if (o.visor === 'small')
    b.place(
      smokedScreen(
        path('-4,92! -30,150 -64,190! -72,184! -46,140 -20,90!'),
        (_x, y) => 96 - (y - 92) * 0.28,
        0.004,
      ),
    );
  return b;
}
