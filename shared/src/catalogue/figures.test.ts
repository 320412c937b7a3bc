import { expect, it } from 'vitest';
import { figuresInLines, noFigures, stripOf } from './figures.ts';

const line = (label: string, value: string) => ({
  section: 'bodyDimensions' as const,
  label,
  value,
});

it('reads the figures of a motorcycle from the beginnings of its lines', () => {
  const specs = [
    line('seatHeight', '790 mm'),
    line('kerbWeight', '112.5 kg (drum), 113 kg (disc)'),
  ];
  expect(figuresInLines({ engine: '109.51 cc', power: '6.47 kW at 7,500 rpm', specs })).toEqual({
    ...noFigures,
    fuel: 'petrol',
    engineCc: 109.51,
    seatHeight: 790,
    kerbWeight: 112.5,
  });
});

it('reads motor and range of an electric vehicle alone', () => {
  const specs = [line('range', '102 km (IDC)')];
  expect(figuresInLines({ engine: 'Electric motor', power: '6 kW', specs })).toEqual({
    ...noFigures,
    fuel: 'electric',
    motorKw: 6,
    rangeKm: 102,
  });
});

it('reads nothing from other words', () => {
  const specs = [line('seatHeight', 'about 790 mm'), line('kerbWeight', '99 kgs')];
  expect(figuresInLines({ engine: 'Single cylinder', power: '', specs })).toEqual(noFigures);
});

it('writes engine and power from the figures where no line was typed', () => {
  const bare = { engine: '', power: '', transmission: '' };
  const figures = { engineCc: 109.5, motorKw: null };
  expect(stripOf({ ...bare, figures })).toEqual({ ...bare, engine: '109.5 cc' });
  expect(stripOf({ ...bare, figures: { engineCc: null, motorKw: 6 } }).power).toBe('6 kW');
  expect(stripOf({ ...bare, engine: '109 cc, air-cooled', figures }).engine).toBe(
    '109 cc, air-cooled',
  );
});
