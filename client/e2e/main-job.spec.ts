import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { readPdf, withoutBlanks } from '../../shared/test/read-pdf.ts';
import { expect, test } from './fixtures.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

test(
  'an enquiry sent from a phone reaches the staff: report, CSV, PDF and print',
  { tag: ['@both', '@core'] },
  async ({ openPage, logIn }, { project }) => {
    const name = `অনির্বাণ Roy ${project.name} ${Date.now()}`;

    const visitor = await openPage(phone);
    await visitor.goto('/');
    const form = visitor.getByRole('form', { name: 'Sales enquiry' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email').fill('anirban@example.com');
    await form.getByLabel('Mobile number').fill('+91 98765-43210');
    await form.getByLabel('PIN code').fill('734001');
    await form.getByLabel('Model').selectOption({ index: 1 });
    // The form sends the slug; staff read the name.
    const model = await form.getByLabel('Model').locator('option:checked').innerText();
    await form.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(visitor.getByText('Submitted successfully!').first()).toBeVisible();

    const staff = await openPage(desk);
    await logIn(staff);
    await staff.goto(`/admin/sales-report?${query({ search: name })}`);
    const table = staff.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(2);
    const headers = await table.getByRole('columnheader').allTextContents();
    const cells = await table.getByRole('cell').allTextContents();
    expect(headers).toEqual([
      'Name',
      'Mobile',
      'Email',
      'Model',
      'Pin Code',
      'Enq.Date',
      'Enq.Time',
    ]);
    expect(cells.slice(0, 5)).toEqual([name, '9876543210', 'anirban@example.com', model, '734001']);

    const csv = await download(() => staff.getByRole('button', { name: 'CSV' }).click());
    expect(csv.name).toBe('Sales_Report.csv');
    const text = readFileSync(csv.path, 'utf8');
    expect(text.startsWith('\ufeff"Name",')).toBe(true);
    expect(Papa.parse(text.slice(1)).data).toEqual([headers, cells]);

    await staff.getByLabel('All matching').check();
    const all = await download(() => staff.getByRole('button', { name: 'CSV' }).click());
    expect(all.name).toBe('Sales_Report.csv');
    expect(readFileSync(all.path, 'utf8').trimEnd()).toBe(text.trimEnd());

    const pdf = await download(() => staff.getByRole('button', { name: 'PDF' }).click());
    expect(pdf.name).toBe('Sales_Report.pdf');
    const printed = pdfText(pdf.path);
    for (const part of ['Sales Report', ...headers, ...cells.slice(1, 3), 'Page 1 of 1']) {
      expect(printed).toContain(part.replaceAll(/\s/g, ''));
    }
    expect(printed, 'the painted Bengali name can be searched').toContain('অনির্বাণ');

    await staff.context().addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const popup = staff.waitForEvent('popup');
    await staff.getByRole('button', { name: 'Print' }).click();
    const paper = await popup;
    await expect(paper.getByRole('heading', { name: 'Sales Report' })).toBeVisible();
    expect(await paper.getByRole('columnheader').allTextContents()).toEqual(headers);
    expect(await paper.getByRole('cell').allTextContents()).toEqual(cells);
    await expect(paper.locator('html')).toHaveAttribute('data-printed');

    async function download(start: () => Promise<void>) {
      const started = staff.waitForEvent('download');
      await start();
      const file = await started;
      return { name: file.suggestedFilename(), path: await file.path() };
    }
  },
);

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

/** The text of a PDF without blanks, which depend on the layout of cells. */
function pdfText(path: string): string {
  const { error, stdout } = spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  return error ? readPdf(readFileSync(path)).text : withoutBlanks(stdout);
}
