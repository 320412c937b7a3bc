import { parseArgs } from 'node:util';
import { rigCluster } from './cluster.ts';
import { rigObjects } from './objects.ts';
import { rigServers } from './servers.ts';
import { rigUpgrade } from './upgrade.ts';

/** A rig's result: measurements, and failed expectations. */
export interface RigResult {
  figures: Readonly<Record<string, string | number>>;
  faults: string[];
}

/** Each needs the Debian packages in `docs/scaling.md`. */
const rigs: Readonly<Record<string, (from?: string) => Promise<RigResult>>> = {
  servers: rigServers,
  upgrade: rigUpgrade,
  cluster: rigCluster,
  objects: rigObjects,
};

/** `npm run rig -- [--only=servers,upgrade,cluster,objects] [--from=COMMIT]`: setups of several machines, simulated on loopback. */
export async function main(args: string[]): Promise<void> {
  const options = { only: { type: 'string' }, from: { type: 'string' } } as const;
  const { only, from } = parseArgs({ args, options }).values;
  const names = only?.split(',') ?? Object.keys(rigs);
  for (const name of names) {
    const rig = rigs[name];
    if (!rig)
      throw new Error(`There is no rig ${name}. There are: ${Object.keys(rigs).join(', ')}`);
    console.log(`${name} …`);
    const { figures, faults } = await rig(from);
    for (const [what, value] of Object.entries(figures)) console.log(`  ${what}: ${value}`);
    for (const fault of faults) console.log(`  FAULT: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
