import { allEnquiriesReport, reportOf } from '@dealership/shared';
import { measureReport } from './report-pages.ts';
import { runStatement } from './engines.ts';
import { startSite } from './site.ts';
for (const url of process.argv.slice(2)) {
  await runStatement(url, 'delete from admin_users');
  const site = await startSite({ databaseUrl: url });
  const session = { site, cookie: (await site.signIn()).cookie };
  for (const path of [allEnquiriesReport.path, allEnquiriesReport.path, reportOf('sales')!.path]) {
    const r = await measureReport(session, path);
    console.log(url.replace(/.*\//, ''), path, [...r].map(([k, v]) => `${k}: ${typeof v === 'number' ? v.toFixed(1) : v}`).join(' | '));
  }
  const t = async (p: string) => { const a: number[] = []; for (let i = 0; i < 9; i++) { const b = performance.now(); await (await fetch(site.url + p, { headers: { cookie: session.cookie } })).text(); a.push(performance.now() - b); } return a.sort((x, y) => x - y)[4]!.toFixed(1); };
  console.log('  dashboard', await t('/api/dashboard'), 'history', await t('/api/dashboard/history'));
  await site.stop();
}
process.exit(0);
