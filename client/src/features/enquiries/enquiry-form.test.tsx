import {
  addDays,
  dayOf,
  enquiryDefinitions,
  NOTICE_VERSION,
  type Dealership,
  type EnquiryKind,
  type ModelChoice,
} from '@dealership/shared';
import { dealership } from '../../../../shared/test/dealership.ts';
import { kindTexts } from '@dealership/shared/texts/common/kinds/index.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../../lib/calls/api-client.ts';
import { noteReadNotice } from '../../lib/page/read-notice.ts';
import { showToast } from '../../lib/toasts/toasts.ts';
import { saveInCalendar } from './calendar.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { BRANCH_NAME, CARD_NAME, type AskedForm } from './form-view.ts';
import { BranchDateNote } from './branch-date-note.tsx';
import { keepAnswers } from './queue/kept-answers.ts';

vi.mock('../../lib/toasts/toasts.ts');

const models: readonly ModelChoice[] = [
  { slug: 'honda-shine-125', name: 'Shine 125', type: 'motorcycle' },
  { slug: 'honda-activa-6g', name: 'Activa 6G', type: 'scooter' },
];
const user = userEvent.setup({ delay: null });
const accepted = { status: 201, data: { message: 'Submitted successfully!', reference: 'K7QM4X' } };

interface Answer {
  status: number;
  data: unknown;
}
let requests: InternalAxiosRequestConfig[];
const realAdapter = api.defaults.adapter;

beforeEach(() => {
  requests = [];
  vi.mocked(showToast).mockClear();
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
  });
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  if (realAdapter) api.defaults.adapter = realAdapter;
});

/** Answers each request with the next of these; `undefined`: no connection. */
function answerWith(...answers: (Answer | undefined | Promise<Answer>)[]) {
  const adapter: AxiosAdapter = async (config) => {
    requests.push(config);
    const answer = await answers[requests.length - 1];
    if (!answer) throw new AxiosError('Network Error', 'ERR_NETWORK', config);
    const response = { ...answer, statusText: '', headers: new AxiosHeaders(), config };
    if (answer.status < 400) return response;
    throw new AxiosError('Refused', 'ERR_BAD_REQUEST', config, undefined, response);
  };
  api.defaults.adapter = adapter;
}

/** Puts it into the document, as the server does. */
function provideDealership(changed: Partial<Dealership>) {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'page-data';
  data.textContent = JSON.stringify({ dealership: { ...dealership, ...changed } });
  document.body.append(data);
  onTestFinished(() => data.remove());
}

function showForm(
  kind: EnquiryKind = 'sales',
  { age = 5000, ...given }: { age?: number } & Pick<AskedForm, 'saveDay' | 'dateNote'> = {},
): HTMLElement {
  const texts = kindTexts[kind];
  render(
    <EnquiryForm definition={enquiryDefinitions[kind]} texts={texts} models={models} {...given} />,
  );
  vi.advanceTimersByTime(age);
  return screen.getByRole('form', { name: texts.title });
}

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    if (blob) reader.readAsText(blob);
  });
}

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.type(screen.getByLabelText(label), value);
  }
}

/** Like a password manager: no key is pressed. */
function fillAtOnce(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  }
}

const asha = {
  Name: 'Asha Rai',
  Email: 'asha@example.com',
  'Mobile number': '98320 12345',
  'PIN code': '734001',
};

function submit() {
  return user.click(screen.getByRole('button', { name: 'SUBMIT' }));
}

function bodyOf(index: number): Record<string, unknown> {
  return JSON.parse(String(requests[index]?.data)) as Record<string, unknown>;
}

function headerOf(index: number, name: string): string {
  return String(requests[index]?.headers.get(name));
}

test('a price card goes with an enquiry, and the total on the screen beside its choices', async () => {
  answerWith(accepted);
  const card = { model: 'shine125', variant: 'Drum', place: 'siliguri' };
  render(
    <EnquiryForm
      definition={enquiryDefinitions.product}
      texts={kindTexts.product}
      models={models}
      given={{ colour: 'Red' }}
    >
      <input
        type="hidden"
        name={CARD_NAME}
        defaultValue={JSON.stringify(card)}
        data-seen-total={97_000_00}
      />
    </EnquiryForm>,
  );
  vi.advanceTimersByTime(5000);
  const { Name, Email } = asha;
  await fill({ Name, Email, 'Contact number': '98320 12345' });
  await submit();
  await screen.findByText('K7QM4X');
  expect(bodyOf(0)).toMatchObject({
    name: 'Asha Rai',
    color: 'Red',
    priceCard: { ...card, seenTotal: 97_000_00 },
  });
});

describe('before sending', () => {
  test('what may stay empty says so beside its label, and no part of the name', () => {
    showForm();
    const optional = screen.getAllByText('Optional')[0]!;
    const label = within(optional.parentElement!).getByText('Model');
    expect(label.compareDocumentPosition(optional)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const field = screen.getByRole('combobox', { name: 'Model' });
    expect(optional.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field).toHaveAccessibleDescription('Optional');
  });

  test('a field that is left empty says beside itself that it is required', async () => {
    showForm();
    await user.click(screen.getByLabelText('Name'));
    await user.tab();
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });

  test('an error goes as soon as the value is right', async () => {
    showForm();
    await fill({ 'PIN code': '734' });
    await user.tab();
    await screen.findByText('Enter a 6-digit PIN code');
    await fill({ 'PIN code': '001' });
    await waitFor(() => expect(screen.getByLabelText('PIN code')).toBeValid());
  });

  test('the number for finance keeps digits only, as it is typed, and can be sent', async () => {
    answerWith(accepted);
    showForm('finance');
    const number = screen.getByLabelText<HTMLInputElement>('Contact number');
    await user.type(number, '+91 98-76 a');
    await waitFor(() => expect(number).toHaveValue('919876'));
    // Before the 7: the caret keeps its place.
    await user.type(number, '-x0', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect([number.value, number.selectionStart]).toEqual(['9198076', 5]);
    await user.clear(number);
    await user.click(number);
    await user.paste('+91 (98320) 12345');
    expect(number).toHaveValue('919832012345');
    await fill({ Name: 'Asha Rai' });
    await user.selectOptions(screen.getByLabelText('Model'), 'Shine 125');
    await submit();
    await screen.findByText('K7QM4X');
    expect(bodyOf(0)).toMatchObject({ contact: '919832012345' });
  });

  test('what is still being composed is left alone, and what was there before is not', async () => {
    showForm('finance');
    const number = screen.getByLabelText<HTMLInputElement>('Contact number');
    number.value = '98320-';
    await user.click(number);
    await waitFor(() => expect(number).toHaveValue('98320'));
    number.value = '98320 ৯a';
    number.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(number).toHaveValue('98320 ৯a');
    number.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(number).toHaveValue('98320৯');
  });

  test('an incomplete form is not sent: all errors show and the first has the focus', async () => {
    answerWith(accepted);
    showForm();
    await fill({ Name: 'Asha' });
    await submit();
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('PIN code is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the marked fields.');
    expect(requests).toHaveLength(0);
  });

  test('models are offered by name and sent as slugs on the home form', async () => {
    answerWith(accepted);
    showForm();
    await fill(asha);
    await user.selectOptions(screen.getByLabelText('Model'), 'Activa 6G');
    await submit();
    await screen.findByText('K7QM4X');
    expect(bodyOf(0)).toEqual({
      name: 'Asha Rai',
      email: 'asha@example.com',
      mobile: '98320 12345',
      pinCode: '734001',
      model: 'honda-activa-6g',
      noticeVersion: NOTICE_VERSION,
      website: '',
      visit: { page: '/' },
    });
  });

  test('the note says how long this kind is kept, and its version goes with the enquiry', async () => {
    answerWith(accepted);
    provideDealership({ retention: { sales: 24 } });
    showForm();
    const months = 'How long: 24 months, then it is erased automatically. Sooner if you ask.';
    expect(screen.getByText(months)).toBeInTheDocument();
    await fill(asha);
    await user.selectOptions(screen.getByLabelText('Model'), 'Activa 6G');
    await submit();
    await screen.findByText('K7QM4X');
    const version = `${NOTICE_VERSION}-24m`;
    expect(screen.getByText(`Version ${version} of our privacy policy.`)).toBeInTheDocument();
    expect(bodyOf(0).noticeVersion).toBe(version);
  });

  test('the notice is offered in further languages, and the one that was opened goes with the enquiry', async () => {
    answerWith(accepted);
    const notices = [{ language: 'ne' as const, offer: 'नेपालीमा पढ्नुहोस्' }];
    provideDealership({ retention: { sales: 24 }, notices });
    // On another page of this tab.
    const notice = document.createElement('main');
    notice.dataset.notice = 'ne3';
    document.body.append(notice);
    noteReadNotice();
    notice.remove();
    noteReadNotice();
    showForm();
    const link = screen.getByRole('link', { name: 'नेपालीमा पढ्नुहोस्' });
    expect(link).toHaveAttribute('href', '/privacy-policy/ne');
    expect(link).toHaveAttribute('lang', 'ne');
    await fill(asha);
    await user.selectOptions(screen.getByLabelText('Model'), 'Activa 6G');
    await submit();
    await screen.findByText('K7QM4X');
    expect(bodyOf(0).noticeVersion).toBe(`${NOTICE_VERSION}.ne3-24m`);
  });

  test('an address that looks like a slip is asked about; a tap takes the other, and neither is refused', async () => {
    answerWith(accepted);
    showForm();
    const email = screen.getByLabelText('Email');
    await fill({ ...asha, Email: 'asha@gmial.con' });
    const question = await screen.findByRole('button', { name: 'Did you mean asha@gmail.com?' });
    expect(question.closest('[aria-live=polite]')).not.toBeNull();
    expect(email).toBeValid();
    // A value still being typed is not questioned.
    await user.type(email, 'x');
    await waitFor(() => expect(screen.queryByText(/Did you mean/)).toBeNull());
    await user.type(email, '{Backspace}');
    await user.tab();
    const again = await screen.findByRole('button', { name: 'Did you mean asha@gmail.com?' });
    await user.tab({ shift: true });
    expect(again).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveValue('asha@gmail.com'));
    expect(email).toHaveFocus();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await user.clear(email);
    await user.type(email, 'asha@yaho.com');
    await user.selectOptions(screen.getByLabelText('Model'), 'Activa 6G');
    await submit();
    await screen.findByText('K7QM4X');
    expect(bodyOf(0).email).toBe('asha@yaho.com');
  });

  test('a field that depends on another is asked for only while it is needed', async () => {
    showForm('service-booking');
    expect(screen.queryByLabelText('Your model')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Model'), 'Other');
    expect(await screen.findByLabelText('Your model')).toBeRequired();
    await user.selectOptions(screen.getByLabelText('Model'), 'Shine 125');
    await waitFor(() => expect(screen.queryByLabelText('Your model')).toBeNull());
  });

  test('channels are sent as one yes or no each, none ticked beforehand', async () => {
    answerWith(accepted);
    showForm('opt-in');
    await fill({ 'Registration number': 'WB74 1234', Name: 'Asha', 'Mobile number': '9832012345' });
    await user.click(screen.getByLabelText('SMS'));
    await submit();
    await screen.findByText('K7QM4X');
    expect(bodyOf(0).notifications).toEqual({
      rcs: false,
      sms: true,
      obd: false,
      email: false,
      whatsapp: false,
    });
  });
});

describe('sending', () => {
  test('however often it is tapped, one request leaves', async () => {
    let answer: (value: Answer) => void = () => {};
    answerWith(new Promise((resolve) => (answer = resolve)));
    showForm();
    await fill(asha);
    const button = screen.getByRole('button', { name: 'SUBMIT' });
    await Promise.all([user.click(button), user.click(button), user.click(button)]);
    expect(button).toHaveTextContent('SUBMITTING...');
    await user.click(button);
    await waitFor(() => expect(requests).toHaveLength(1));
    answer(accepted);
    await screen.findByText('K7QM4X');
    expect(requests).toHaveLength(1);
  });

  test('a form that is sent at once is held back until a person could have filled it', async () => {
    answerWith(accepted);
    showForm('sales', { age: 0 });
    fillAtOnce(asha);
    await submit();
    expect(screen.getByRole('button', { name: 'SUBMITTING...' })).toBeVisible();
    vi.advanceTimersByTime(1000);
    expect(requests).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    await screen.findByText('K7QM4X');
    expect(Number(headerOf(0, 'X-Form-Age'))).toBeGreaterThanOrEqual(1500);
  });

  test('what was pressed before its code was here goes under the key that it was held with', async () => {
    answerWith(accepted);
    const form = showForm();
    fillAtOnce(asha);
    form.dataset.held = 'held-key';
    await submit();
    await screen.findByText('K7QM4X');
    expect(headerOf(0, 'Idempotency-Key')).toBe('held-key');
  });

  test('what was pressed before its model was locked does not wait for the empty choice of a model', async () => {
    const kind = 'product';
    // As the document's own lines keep it: there the model is still a question.
    keepAnswers(kind, { key: 'k', answers: { name: '', model: '' }, isPressed: true });
    render(
      <EnquiryForm
        definition={enquiryDefinitions[kind]}
        texts={kindTexts[kind]}
        models={models}
        given={{ model: 'Shine 125' }}
        locked={['model']}
      />,
    );
    await user.click(screen.getByLabelText('Name'));
    // Late choices are awaited for three seconds.
    expect(await screen.findByText('Name is required', undefined, { timeout: 2000 })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  test('success is announced in place with the reference, and the form is empty again', async () => {
    answerWith(accepted, accepted);
    showForm();
    await fill(asha);
    await submit();
    const status = await screen.findByRole('status');
    await within(status).findByText('Submitted successfully!');
    expect(status).toHaveTextContent('K7QM4X');
    await user.click(screen.getByRole('button', { name: 'Send another enquiry' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveFocus();

    fillAtOnce(asha);
    await submit();
    await within(status).findByText('K7QM4X');
    expect(headerOf(0, 'Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(headerOf(1, 'Idempotency-Key')).not.toBe(headerOf(0, 'Idempotency-Key'));
  });

  test('closed days are those of the branch that is chosen', async () => {
    const open = [{ opens: '00:00', closes: '24:00' }];
    const week = Array<typeof open>(7).fill(open);
    const day = addDays(dayOf(Date.now()), 3);
    const holiday = { firstDay: day, lastDay: day, intervals: [], reason: 'Fair' };
    provideDealership({
      hours: { week, special: [] },
      branches: [
        { id: 1, place: 'Siliguri' },
        { id: 2, place: 'Malda' },
      ],
    });
    const visit = {
      address: '12 Rabindra Avenue, Malda',
      position: null,
      hours: { week: Array<typeof open>(7).fill([]), special: [holiday] },
      phones: [],
    };
    visit.hours.week[6] = open;
    answerWith({ status: 200, data: [visit] });
    const form = showForm('service-booking', { dateNote: BranchDateNote });
    const { labels } = kindTexts['service-booking'];
    fireEvent.focus(form);
    await waitFor(() => expect(form).not.toHaveAttribute('data-early'));
    fireEvent.input(screen.getByLabelText(labels.bookingDate), { target: { value: day } });
    expect(requests).toEqual([]);
    expect(form).not.toHaveTextContent('(Fair)');
    await user.selectOptions(form.querySelector(`[name=${BRANCH_NAME}]`)!, 'Malda');
    await waitFor(() => expect(form).toHaveTextContent('(Fair)'));
    expect(requests.map(({ url }) => url)).toEqual(['/api/dealers/2/visit']);
  });

  test('what was sent can be read again and kept: as a message to oneself, and in the calendar', async () => {
    answerWith(accepted);
    showForm('service-booking', { saveDay: saveInCalendar });
    const { labels } = kindTexts['service-booking'];
    await fill({
      [labels.name]: 'Rina Das',
      [labels.mobile]: '9832012345',
      [labels.registrationNumber]: 'WB74AB1234',
    });
    await user.selectOptions(screen.getByLabelText(labels.model), 'Shine 125');
    await user.click(screen.getByLabelText('Paid'));
    const day = addDays(dayOf(Date.now()), 3);
    fireEvent.input(screen.getByLabelText(labels.bookingDate), { target: { value: day } });
    await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
    const sent = await screen.findByRole('heading', { name: 'What you sent' });
    const answers = [...(sent.nextElementSibling?.children ?? [])].map((pair) => pair.textContent);
    expect(answers).toContain(`${labels.model}Shine 125`);
    expect(answers).toContain(`${labels.serviceType}Paid`);
    expect(answers).toContain(`${labels.mobile}9832012345`);

    const link = screen.getByRole('link', { name: 'Send to my WhatsApp' });
    const message = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(message).toMatch(/^Service booking, .+\nShine 125\n.+\nReference: K7QM4X\nPhone: /);
    expect(message).not.toMatch(/Rina|9832012345/);

    const saved: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: vi.fn() }));
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Add to my calendar' }));
    const lines = (await textOf(saved[0])).split('\r\n');
    const plain = (date: string) => date.replaceAll('-', '');
    expect(lines).toContain(`DTSTART;VALUE=DATE:${plain(day)}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${plain(addDays(day, 1))}`);
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(
      /^SUMMARY:Service booking\\, /,
    );
    expect(lines.join()).not.toMatch(/Rina|9832012345/);
  });
});

describe('failures', () => {
  test("a refused field shows the server's text; what was typed and the key stay", async () => {
    const message = 'Please check the marked fields of the server.';
    answerWith(
      {
        status: 400,
        data: { message, code: 'invalid_input', fields: { mobile: 'No such number' } },
      },
      accepted,
    );
    showForm();
    await fill(asha);
    await submit();
    expect(await screen.findByText('No such number')).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('98320 12345');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', message, expect.anything());

    await submit();
    await screen.findByText('K7QM4X');
    expect(headerOf(1, 'Idempotency-Key')).toBe(headerOf(0, 'Idempotency-Key'));
  });

  test('a refusal without a readable text shows the fallback of the kind', async () => {
    answerWith({ status: 502, data: '<html>Bad gateway</html>' });
    showForm();
    await fill(asha);
    await submit();
    expect(await screen.findByText('Failed to submit the form')).toBeVisible();
  });

  test('the text of the server is part of the sentence of the kind', async () => {
    answerWith({ status: 503, data: { message: 'Costs $& and $1', code: 'unavailable' } });
    showForm('opt-in');
    await fill({ 'Registration number': 'WB74 1234', Name: 'Asha', 'Mobile number': '9832012345' });
    await submit();
    expect(await screen.findByText('Error: Costs $& and $1')).toBeVisible();
  });

  test('without a network the form says so and offers to call or to write', async () => {
    answerWith(undefined);
    const form = showForm();
    await fill(asha);
    await submit();
    const text = 'An error occurred. Please try again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(form).getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+910000000001',
    );
    expect(within(form).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/'),
    );
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rai');
    expect(showToast).toHaveBeenCalledExactlyOnceWith('error', text, expect.anything());
  });

  test('of a changed enquiry the earlier version is named, and the change goes under a new key', async () => {
    answerWith(
      {
        status: 422,
        data: { message: 'Changed', code: 'submission_key_reused', reference: 'J4WQ72KA' },
      },
      accepted,
    );
    showForm();
    await fill(asha);
    await submit();
    await screen.findByText(
      /before your changes: reference J4WQ72KA\. The changes have not been sent/,
    );
    await submit();
    await screen.findByText('K7QM4X');
    expect(headerOf(1, 'Idempotency-Key')).not.toBe(headerOf(0, 'Idempotency-Key'));
  });
});
