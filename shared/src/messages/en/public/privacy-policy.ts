import type { ArticleText } from './articles.ts';

interface Seller {
  name: string;
  email: string;
  noticeVersion: string;
  address: { street: string; city: string; state: string; pinCode: string };
  phones: readonly { phone: string }[];
  /** How long enquiries are kept, as the server is configured (`retentionPolicy`). */
  kept: string;
}

/**
 * Texts of the privacy policy. It says what the product does: whoever changes what is stored, logged,
 * or fetched from elsewhere changes this text and the notice's version (shared, dealership).
 */
export const privacyTexts = {
  kind: 'Privacy Policy',
  title: 'What we know about you',
  lead: 'Only what we need to answer you. No advertising, no tracking, no cookies for visitors.',
  ask: 'Ask what we hold about you',
  channels: 'Change your channels',
  articles: ({
    name,
    email,
    address,
    phones,
    noticeVersion,
    kept,
  }: Seller): readonly ArticleText[] => [
    {
      id: 'who',
      heading: 'Who is responsible',
      short: `${name} is the data fiduciary for everything on this website.`,
      paragraphs: [
        `${name}, ${address.street}, ${address.city}, ${address.state} ${address.pinCode}, decides what is done with personal data here, and is responsible for it under the Digital Personal Data Protection Act, 2023 ("the Act").`,
      ],
    },
    {
      id: 'collected',
      heading: 'Collected data',
      short: 'what you enter in a form, and nothing else.',
      paragraphs: [
        'You can see every page without telling us who you are. When you send a form, we store:',
      ],
      list: [
        'What the form asks for: name, contact number, e-mail, PIN code, model, registration number, year of purchase, booking date, loan amount, your message and the boxes you ticked; each form asks for only some of these',
        'The date and time it arrived, a reference, and the version of this notice that you were shown',
        'A random key made by your browser and a fingerprint of your answers, so that an enquiry sent twice on a bad connection is stored only once',
        'What you tick in the lists of documents on the finance page is not stored: it stays on your screen',
      ],
    },
    {
      id: 'purpose',
      heading: 'Why we use it',
      short: 'to answer you, to do what you asked for, and for nothing else.',
      list: [
        'Enquiries: to call or write to you, and to prepare a quotation, test ride, service or policy',
        'Finance enquiries: the same. We pass them to finance companies only if you ticked that they may contact you',
        'The Optain form: to send you reminders and offers on the channels you ticked',
        'Statistics: how many enquiries arrive each day, without names',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and your browser’s memory',
      short: 'visitors get no cookie at all.',
      paragraphs: [
        'This website sets cookies only when a member of our staff signs in to the back office: one ends with the session; the other records for a year that somebody has signed in with that browser before. There are no tracking pixels, no advertising identifiers and no tools from other companies. When a form is accepted, the page itself notes which form it was, with nothing about you.',
        'Your browser may remember the following, which you can delete by clearing this website’s data. None of it is sent to anybody, except an enquiry that you have submitted:',
      ],
      list: [
        'that you have hidden the social media links',
        'that you have closed today’s announcement on the home page',
        'what you typed into a form you have not sent yet, and the name, number and e-mail from one you have sent, so that you need not type them again: until you close the tab or press Clear',
        'an enquiry that could not be sent, with all its answers: it is sent when the connection is back and deleted as soon as we have it, or when you press Delete; after seven days it is sent only if you agree',
      ],
    },
    {
      id: 'address',
      heading: 'Your network address and our log',
      short: 'used for a few minutes to prevent misuse, then forgotten.',
      paragraphs: [
        'To stop anybody flooding our forms, the server counts in its working memory how often an internet address sends one, and forgets it within minutes. The address is not stored with an enquiry. The server’s log records the page requested, the time and whether it worked, but no address, no name and nothing you typed.',
      ],
    },
    {
      id: 'shared',
      heading: 'Who sees it',
      short: 'our own staff, and those who keep the server running.',
      paragraphs: [
        'Our staff read enquiries, each with an account of their own. Whoever maintains our server may see data while repairing it. We do not sell data to anybody. If a law or a court requires us to hand something over, we hand over that and no more.',
      ],
    },
    {
      id: 'links',
      heading: 'Links',
      short: 'other websites are involved only when you press a link or Play.',
      paragraphs: [
        'Our pages load nothing from other companies on their own. A map, the Joy Club film, WhatsApp and our social media pages open only when you press them; from then on, that company’s privacy policy applies, not ours.',
      ],
    },
    {
      id: 'marketing',
      heading: 'Marketing opt-out',
      short: 'no tick, no message, and you can change your mind at any time.',
      paragraphs: [
        'No marketing box is ticked in advance. To stop, send the Optain form again without ticks, or tell us by phone or e-mail. It has no other consequence.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      short: 'we erase it whenever you ask; otherwise as set out here.',
      paragraphs: [kept],
      list: [
        'Automatic deletion runs once a day. If something looks wrong, such as the server’s clock, it waits until a person has checked',
        'When you choose your channels again, your latest choice counts',
        'Backups hold what was deleted until they are deleted or overwritten themselves',
        'Sales records that tax and vehicle law require are kept for as long as the law says, outside this website',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      short: 'see it, correct it, have it erased, withdraw consent, complain.',
      paragraphs: ['The Act gives you, as the data principal, the right to'],
      list: [
        'know what we hold about you, what we do with it and with whom it was shared (section 11)',
        'have it corrected, completed, updated or erased (section 12)',
        'withdraw consent as easily as you gave it (section 6)',
        'have a grievance resolved (section 13)',
        'nominate somebody to exercise these rights if you die or cannot do so yourself (section 14)',
      ],
    },
    {
      id: 'grievance',
      heading: 'Questions and complaints',
      short: 'write to us first; if that does not help, to the Data Protection Board.',
      paragraphs: [
        `Write to the Grievance Officer, ${name}, at ${email} or by letter to the address above, or call ${phones[0]?.phone ?? ''}. Give the reference of your enquiry or the number you gave us, so that we can be sure we are speaking to the right person. We answer within the time the law allows.`,
        'If you are not satisfied with our answer, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      id: 'safety',
      heading: 'How it is protected',
      short: 'sent securely, kept behind passwords, and we tell you if something goes wrong.',
      paragraphs: [
        'Staff sign in with passwords that are stored only as hashes, and every export of enquiries is recorded. If data gets into the wrong hands, we tell you and the Data Protection Board, as section 8 of the Act requires.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      short: 'our forms are for adults.',
      paragraphs: [
        'Please do not send a form if you are under 18; ask a parent to do it. If we learn that a child sent us data without a parent’s consent, we erase it.',
      ],
    },
    {
      id: 'app',
      heading: 'Store-app policy',
      short: 'we have no app; one would know no more than this website.',
      paragraphs: [
        'We have no app in Google Play, the App Store or any other store at present. If we publish one, it will show this website and follow this policy:',
      ],
      list: [
        'it asks for no access to your contacts, location, camera, microphone, photos or other apps',
        'it uses no advertising identifier and contains no tools from advertising or analytics companies',
        'data is encrypted when it is sent, and sent only when you send a form',
        'data is erased the same way as here: write to the address above; no account is needed',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact details',
      short: `this is version ${noticeVersion}; an enquiry keeps the version it was sent under.`,
      paragraphs: [
        `When we change what is done with data, this notice gets a new version and is published here before the change takes effect. The version stored with an enquiry ends in the months it is kept (such as 24m) if it is deleted automatically. Contact: ${name}, ${address.street}, ${address.city} ${address.pinCode}, ${email}.`,
      ],
    },
  ],
};
