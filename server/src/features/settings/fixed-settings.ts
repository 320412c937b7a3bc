import { problem, type DealershipSettings, type Problems } from '@dealership/shared';
import type { Config } from '../../config.ts';

/** Settings that the environment may fix, with their variables. These cannot be changed in the browser. */
const variables = { retention: 'RETENTION_MONTHS', tracking: 'TRACKING' } as const;

type Fixable = keyof typeof variables;

export type FixedSettings = Partial<Pick<DealershipSettings, Fixable>>;

export function fixedSettings({
  retentionMonths,
  tracking,
}: Pick<Config, 'retentionMonths' | 'tracking'>): FixedSettings {
  return {
    ...(retentionMonths && { retention: retentionMonths }),
    ...(tracking !== undefined && { tracking }),
  };
}

/** The variable that fixes a setting; `undefined`: it comes from the database. */
export function variableOf(fixed: FixedSettings, name: string): string | undefined {
  return Object.hasOwn(fixed, name) ? variables[name as Fixable] : undefined;
}

export function problemsOfFixed(fixed: FixedSettings, names: readonly string[]): Problems {
  return Object.fromEntries(
    names.flatMap((name) => {
      const variable = variableOf(fixed, name);
      return variable === undefined ? [] : [[name, problem('set_by_environment', { variable })]];
    }),
  );
}
