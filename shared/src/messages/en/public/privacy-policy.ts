import type { ArticleText } from './articles.ts';

interface Seller {
  name: string;
  email: string;
  noticeVersion: string;
  address: { street: string; city: string; state: string; pinCode: string };
  contacts: readonly { phone: string }[];
  /** How long enquiries are kept, as the server is configured (`retentionPolicy`). */
  kept: string;
}

/**
 * Texts of the privacy policy. It says what the product does: whoever changes what is stored, logged,
 * or fetched from elsewhere changes this text and the notice's version (shared, dealership).
 */
export const privacyTexts = {
  kind: 'Privacy Policy',
  title: 'What we know of you',
  lead: 'As little as answers your question. No advertising, no tracking, no cookies for visitors.',
  ask: 'Ask what we hold about you',
  channels: 'Change your channels',
  articles: ({
    name,
    email,
    address,
    contacts,
    noticeVersion,
    kept,
  }: Seller): readonly ArticleText[] => [
    {
      id: 'who',
      heading: 'Who is responsible',
      short: `${name} is the data fiduciary for everything on this website.`,
      paragraphs: [
        `${name}, ${address.street}, ${address.city}, ${address.state} ${address.pinCode}, decides what is done with personal data here, and answers for it under the Digital Personal Data Protection Act, 2023 ("the Act").`,
      ],
    },
    {
      id: 'collected',
      heading: 'Collected data',
      short: 'what you write into a form, and nothing that you did not write.',
      paragraphs: [
        'You can look at every page without telling us who you are. When you send a form we keep:',
      ],
      list: [
        'What the form asks for: name, contact number, e-mail, PIN code, model, registration number, year of purchase, booking date, loan amount, your message, and the boxes you ticked; each form asks for some of these only',
        'The day and time it arrived, a reference number, and the version of this notice that you were shown',
        'A random key made by your browser and a fingerprint of the message, so that one enquiry sent twice on a bad connection is stored once',
        'Nothing of what you tick in the lists of proof documents on the finance page: that stays on your screen',
      ],
    },
    {
      id: 'purpose',
      heading: 'What for',
      short: 'to answer you, to do what you asked for, and for nothing else.',
      list: [
        'An enquiry: to call or write back, and to prepare a quotation, a test ride, a service or a policy',
        'A finance enquiry: the same; finance companies receive it only if you ticked that they may contact you',
        'The Optain form: to send reminders and offers on the channels you ticked',
        'Counting: how many enquiries came on a day, without names',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and your browser’s memory',
      short: 'visitors get no cookie at all.',
      paragraphs: [
        'The only cookies of this website are set when a member of our staff signs in to the back office: one ends with the session, the other tells for a year that somebody has signed in with this browser before. There are no counting pixels, no advertising identifiers and no tools of other companies; when a form is accepted the page notes for itself which one it was, without anything about you.',
        'Your browser may remember some things for us, which you can delete with the website’s data. Nothing of it is sent to anybody but an enquiry that you have submitted:',
      ],
      list: [
        'that you have hidden the bar with social links',
        'that you have closed today’s announcement on the home page',
        'what you typed into a form that is not sent yet, and the name, number and e-mail of one that is, to spare you typing them again: until you close the tab or press Clear',
        'an enquiry that could not be sent, with all its answers: it is sent when the connection is back and deleted as soon as we have it, or when you press Delete; after seven days it is sent only if you say so',
      ],
    },
    {
      id: 'address',
      heading: 'Your network address and our log',
      short: 'used for a minute against misuse, then forgotten.',
      paragraphs: [
        'So that nobody floods our forms, the server counts how often an internet address sends one, in its working memory, and forgets it within minutes. The address is not stored with an enquiry. The log of the server holds the page that was asked for, the time and whether it worked; no address, no name and none of what you typed.',
      ],
    },
    {
      id: 'shared',
      heading: 'Who sees it',
      short: 'our own staff, and those who keep the server running.',
      paragraphs: [
        'Enquiries are read by staff with an account of their own. The company that maintains our server may come across data while repairing it, and is bound to keep quiet about them. We sell nothing to anybody. If a law or a court obliges us to hand something over, we hand over that and no more.',
      ],
    },
    {
      id: 'links',
      heading: 'Links',
      short: 'other websites begin where you press a link or Play.',
      paragraphs: [
        'Pages load nothing from other companies by themselves. A map, the Joy Club film, WhatsApp and our pages on social networks open only when you press them; from then on the privacy policy of that company holds, not ours.',
      ],
    },
    {
      id: 'marketing',
      heading: 'Marketing opt-out',
      short: 'no tick, no message; and every tick can be taken back.',
      paragraphs: [
        'No box for marketing is ticked in advance. To stop, send the Optain form again without ticks, answer STOP to a message, or tell us by telephone or e-mail. It takes effect at once and has no other consequence.',
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
      short: 'see it, correct it, have it erased, take your consent back, complain.',
      paragraphs: ['The Act gives you, as the data principal, the right to'],
      list: [
        'know what we hold about you, what we do with it and with whom it was shared (section 11)',
        'have it corrected, completed, updated or erased (section 12)',
        'withdraw consent as easily as you gave it (section 6)',
        'have a grievance answered (section 13)',
        'name somebody who exercises these rights if you die or cannot do so yourself (section 14)',
      ],
    },
    {
      id: 'grievance',
      heading: 'Whom to ask, and how to complain',
      short: 'one address, an answer within 30 days, and the Data Protection Board after us.',
      paragraphs: [
        `Write to the Grievance Officer, ${name}, at ${email} or by letter to the address above, or call ${contacts[0]?.phone ?? ''}. Name the reference of your enquiry or the number you gave us, so that we can be sure to speak to the right person. We answer within 30 days, mostly the same week, in English, Bengali, Hindi or Nepali.`,
        'If our answer does not satisfy you, you can turn to the Data Protection Board of India.',
      ],
    },
    {
      id: 'safety',
      heading: 'How it is protected',
      short:
        'encrypted on the way, behind passwords here, and you hear of it if something goes wrong.',
      paragraphs: [
        'Staff sign in with passwords that are stored only as hashes; every export of enquiries leaves a trace. If data should get into wrong hands, we tell you and the Data Protection Board without delay, as section 8 of the Act demands.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      short: 'our forms are for adults.',
      paragraphs: [
        'Please do not send a form if you are under 18; ask a parent to do it. What reached us from a child without a parent’s consent is erased as soon as we notice.',
      ],
    },
    {
      id: 'app',
      heading: 'Store-app policy',
      short: 'an app of ours would know no more than this website.',
      paragraphs: [
        'At present we have no app in Google Play, the App Store or another store. An app that we publish there will show this website and follow this policy:',
      ],
      list: [
        'it asks for no access to contacts, location, camera, microphone, photos or other apps',
        'it uses no advertising identifier and contains no tools of advertising or analytics companies',
        'data are sent encrypted, and only when you send a form',
        'data are erased the same way as here: a message to the address above is enough, no account is needed',
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
