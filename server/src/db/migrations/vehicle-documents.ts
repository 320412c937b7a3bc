import { figuresInLines, type SpecLine } from '@dealership/shared';
import { sql, type Kysely } from 'kysely';
import { hasColumn, listTables, type Engine } from '../dialect.ts';

interface VehicleRow {
  id: number;
  details: string;
  engine: string;
  power: string;
  transmission: string;
  price_paise: number;
}

interface PartRow {
  vehicle_id: number;
}

interface ImageRow extends PartRow {
  image: string;
}

interface TextRow extends ImageRow {
  heading: string;
  description: string;
}

/** What stood in eight tables, as one document for each vehicle. */
export async function writeVehicleDocuments(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (!(await hasColumn(db, engine, { table: 'vehicles', column: 'details' }))) return;
  const { rows: vehicles } = await sql<VehicleRow>`
    select id, details, engine, power, transmission, price_paise from vehicles
    where document is null`.execute(db);
  const read = async <Row extends PartRow>(table: string) => {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} order by ${sql.ref(
      table === 'vehicle_pictures' ? 'role' : 'position',
    )}`.execute(db);
    return (vehicleId: number) => rows.filter((row) => row.vehicle_id === vehicleId);
  };
  const variantsOf = await read<PartRow & { id: number; name: string; price_paise: number }>(
    'variants',
  );
  const specsOf = await read<PartRow & SpecLine>('vehicle_specs');
  const coloursOf = await read<ImageRow & { id: number; name: string }>('colours');
  const featuresOf = await read<TextRow>('features');
  const accessoriesOf = await read<TextRow & { id: number; part_no: string; price_paise: number }>(
    'accessories',
  );
  const framesOf = await read<ImageRow>('frames');
  const picturesOf = await read<ImageRow & { role: string }>('vehicle_pictures');
  for (const { id, details, engine, power, transmission, price_paise } of vehicles) {
    const variants = variantsOf(id).map((row) => ({
      ...{ id: row.id, name: row.name, pricePaise: row.price_paise },
    }));
    const specs = specsOf(id).map(({ section, label, value }) => ({ section, label, value }));
    const document = {
      about: {
        ...{ class: null, details: { en: details }, engine, power, transmission },
        figures: figuresInLines({ engine, power, specs }),
        pricePaise: variants.length > 0 ? null : price_paise,
      },
      variants,
      colours: coloursOf(id).map((row) => ({
        ...{ id: row.id, name: row.name, swatch: null, image: row.image },
      })),
      specs,
      features: featuresOf(id).map(toFeature),
      accessories: accessoriesOf(id).map((row) => ({
        ...{ id: row.id, ...toFeature(row), partNo: row.part_no, pricePaise: row.price_paise },
      })),
      pictures: {
        ...{ lead: '', side: '', icon: '', name: '' },
        ...Object.fromEntries(picturesOf(id).map(({ role, image }) => [role, image])),
        frames: framesOf(id).map(({ image }) => image),
      },
    };
    await sql`update vehicles set document = ${JSON.stringify(document)} where id = ${id}`.execute(
      db,
    );
  }
}

function toFeature({ heading, description, image }: TextRow) {
  return { heading: { en: heading }, description: { en: description }, image };
}

/** New parts get numbers above all that there are. */
export async function countVehicleParts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (!(await listTables(db)).includes('variants')) return;
  const ignoring = sql.raw(engine === 'mysql' ? 'insert ignore' : 'insert or ignore');
  const numbers = ['variants', 'colours', 'accessories'].map(
    (table) => sql`select id from ${sql.table(table)}`,
  );
  // No row in a new database, which counts as empty.
  await sql`${ignoring} into counters (name, value)
    select 'parts', highest from (
      select max(id) as highest from (${sql.join(numbers, sql` union all `)}) as parts
    ) as counted where highest > 0`.execute(db);
}
