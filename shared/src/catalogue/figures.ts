import type { SpecLine, VehicleAbout, VehicleFigures } from './vehicle-sections.ts';

export const noFigures: VehicleFigures = {
  fuel: null,
  engineCc: null,
  motorKw: null,
  mileage: null,
  rangeKm: null,
  seatHeight: null,
  kerbWeight: null,
};

/** The lines of the model strip: the typed text, or else made from the figures; `''`: unknown. */
export function stripOf({
  engine,
  power,
  transmission,
  figures: { engineCc, motorKw },
}: Pick<VehicleAbout, 'engine' | 'power' | 'transmission'> & {
  figures: Pick<VehicleFigures, 'engineCc' | 'motorKw'>;
}) {
  return {
    engine: engine || measured(engineCc, 'cc'),
    power: power || measured(motorKw, 'kW'),
    transmission,
  };
}

function measured(figure: number | null, unit: 'cc' | 'kW'): string {
  return figure === null ? '' : `${figure} ${unit}`;
}

/** Reads figures at the start of free lines, such as `99 kg` or `112 kg (drum), 113 kg (disc)`; others are `null`. */
export function figuresInLines({
  engine,
  power,
  specs,
}: Pick<VehicleAbout, 'engine' | 'power'> & { specs: readonly SpecLine[] }): VehicleFigures {
  const line = (label: string) => specs.find((each) => each.label === label)?.value ?? '';
  const engineCc = leading(engine, 'cc');
  const isElectric = /electric/i.test(engine);
  const petrol = engineCc === null ? null : ('petrol' as const);
  return {
    ...noFigures,
    fuel: isElectric ? 'electric' : petrol,
    engineCc,
    motorKw: isElectric ? leading(power, 'kW') : null,
    rangeKm: isElectric ? leading(line('range'), 'km') : null,
    seatHeight: leading(line('seatHeight'), 'mm'),
    kerbWeight: leading(line('kerbWeight'), 'kg'),
  };
}

function leading(text: string, unit: string): number | null {
  const [, number] = new RegExp(`^(\\d+(?:\\.\\d+)?) ${unit}\\b`).exec(text) ?? [];
  return number === undefined ? null : Number(number);
}
