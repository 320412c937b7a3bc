import { sql, type Kysely } from 'kysely';
import { addColumnOnce, createIndexOnce, type Engine } from '../dialect.ts';

type Step = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

function column(name: string, type: 'smallint' | 'bigint' | 'varchar(60)' | 'integer'): Step {
  return (db, engine) =>
    addColumnOnce(db, engine, {
      ...{ table: 'desk', column: name, type: type === 'integer' ? sql`integer` : type },
      define: (definition) => definition,
    });
}

/**
 * What Insights counts, in the narrow rows of the desk. What was on the desk before gets its facts after the start
 * (`fill-facts.ts`).
 */
export const insightSteps: Readonly<Record<string, Step>> = {
  '0420-what-insights-count': column('counted', 'smallint'),
  '0421-models-on-the-desk': column('model_letters', 'varchar(60)'),
  '0422-minutes-until-answers': column('answer_minutes', 'integer'),
  '0423-customers-reached': column('reached_at', 'bigint'),
  '0424-appointments-made': column('appointed_at', 'bigint'),
  '0425-appointments-missed': column('missed_at', 'bigint'),
  // All that is asked is in it: no row is looked up. Lists are in its order.
  '0426-desk-by-insights': (db, engine) =>
    createIndexOnce(db, engine, {
      ...{ name: 'desk_by_insights', table: 'desk' },
      columns: [
        ...['counted', 'arrived_at', 'enquiry_id', 'kind', 'assignee', 'model_letters', 'status'],
        ...['lost_reason', 'origin', 'due_at', 'attempted_at', 'answer_minutes'],
        ...['reached_at', 'appointed_at', 'missed_at', 'source'],
      ],
    }),
};
