import { standardPage } from '../../../parts/standard-page.ts';

/**
 * The privacy policy, as it comes with the product. It describes the product: a change of what is stored, logged, or
 * fetched from elsewhere needs a change of this text and of the notice's version (`NOTICE_VERSION`).
 */
export const privacyPage = standardPage({
  title: 'What we know about you',
  lead: 'Only what we need to answer you, and how you came here. No advertising, no tracking tools, no cookies for visitors.',
  sections: [
    {
      heading: 'Who is responsible',
      inShort: '{firm} is the data fiduciary for everything on this website.',
      body: '{firm}, {address}, decides what is done with personal data here, and is responsible for it under the Digital Personal Data Protection Act, 2023 ("the Act").',
    },
    {
      heading: 'Collected data',
      inShort: 'what you enter in a form, and how you came to this website.',
      body: `You can see every page without telling us who you are. When you send a form, we store:

- What the form asks for: name, contact number, email, PIN code, model, registration number, year of purchase, booking date, loan amount, your message and the boxes you selected; each form asks for only some of these
- The date and time it arrived, the language of the form, a reference, and the version of this notice that you were shown
- If you ask for an on-road price: your choices on its card, such as the place of registration and the loan, and the total that you saw. If we make you a quotation: its prices, and whether you opened it
- The page that you saw first in this visit, the website whose link brought you here (its name, not the page), and what that link says of the advertisement it stood in
- A random key made by your browser and a fingerprint of your answers, so that an enquiry sent twice on a bad connection is stored only once
- What you mark in the lists of documents on the finance page is not stored: it stays on your screen`,
    },
    {
      heading: 'Why we use it',
      inShort: 'to answer you, to do what you asked for, and for nothing else.',
      body: `- Enquiries: to call or write to you, and to prepare a quotation, test ride, service or policy; if you gave an email address you may get an email that confirms the enquiry
- Finance enquiries: the same. We pass them to finance companies only if you selected that they may contact you
- The Optain form: to send you reminders and offers on the channels you selected
- Statistics: how many enquiries arrive each day and from where, without names; and how often Call and WhatsApp are tapped each day on which page and for which model, without anything about who tapped them`,
    },
    {
      heading: 'Cookies and your browser’s memory',
      inShort: 'visitors get no cookie at all.',
      body: `This website sets cookies only when a member of our staff signs in to the back office: one ends with the session; the other records for a year that someone has signed in with that browser before. There are no tracking pixels, no advertising identifiers and no tools from other companies. {conversions}

Your browser may remember the following, which you can delete by clearing this website’s data. None of it is sent to anyone, except an enquiry that you have submitted:

- how you came to this website, as described above: until you close the tab; it is sent only with an enquiry
- that you have hidden the social media links
- the language that you chose for this website, or that you closed the line that offers one
- that you opened this notice in a further language: until you close the tab; it is sent only with an enquiry
- that you have closed today’s notification on the home page
- what you typed into a form you have not sent yet, and the name, number and email from one you have sent, so that you need not type them again: until you close the tab or tap Clear
- an enquiry that could not be sent, with all its answers: it is sent when the connection is back and deleted as soon as we have it, or when you tap Delete; after seven days it is sent only if you agree`,
    },
    {
      heading: 'Your network address and our log',
      inShort: 'used to prevent misuse, and forgotten within two hours.',
      body: 'To stop anyone flooding our forms, the server counts in its working memory how often an internet address sends one or taps Call or WhatsApp, and forgets it within minutes. The address is not stored with either. If you gave an email address, a fingerprint of your internet address, from which only our server could tell it, is kept for up to two hours, so that no one can have us write to many strangers. The server’s log records the page requested, the time and whether it worked, but no address, no name and nothing you typed.',
    },
    {
      heading: 'Who sees it',
      inShort: 'our own staff, and those who keep the server running.',
      body: 'Our staff read enquiries, each with an account of their own. The people who maintain our server may see data while repairing it. If we confirm or answer your enquiry by email, email providers carry it; if we also keep enquiries in another company’s program, that company receives yours. We do not sell data to anyone. If a law or a court requires us to hand something over, we hand over that and no more.',
    },
    {
      heading: 'Links',
      inShort: 'other websites are involved only when you tap a link or Play.',
      body: 'Our pages load nothing from other companies on their own. A map, the Joy Club video, WhatsApp and our social media pages open only when you tap them; from then on, that company’s privacy policy applies, not ours.',
    },
    {
      heading: 'Marketing opt-out',
      inShort: 'no consent, no message, and you can change your mind at any time.',
      body: 'No marketing box is selected in advance. To stop, enter your number under Stop messages on the Optain page, send its form again with none selected, or tell us by phone or email. It has no other consequence. When you agreed and when you stopped is kept as a record that cannot be changed; when your data are erased, your number leaves it.',
    },
    {
      heading: 'How long we keep it',
      inShort: 'we erase it whenever you ask; otherwise as set out here.',
      body: `{kept}

- Automatic erasure runs once a day. If something looks wrong, such as the server’s clock, it waits until a person has checked
- When you choose your channels again, your latest choice counts
- Backups hold what was erased until they are deleted or overwritten themselves
- Sales records that tax and vehicle law require are kept for as long as the law says, outside this website`,
    },
    {
      heading: 'Your rights',
      inShort: 'see it, correct it, have it erased, withdraw consent, complain.',
      body: `The Act gives you, as the data principal, the right to

- know what we hold about you, what we do with it and with whom it was shared (section 11)
- have it corrected, completed, updated or erased (section 12)
- withdraw consent as easily as you gave it (section 6)
- have a grievance resolved (section 13)
- nominate someone to exercise these rights if you die or cannot do so yourself (section 14)`,
    },
    {
      heading: 'Questions and complaints',
      inShort: 'write to us first; if that does not help, to the Data Protection Board.',
      body: `Write to {officer}, {firm}, at {officer-email} or by letter to the address above, or call {officer-phone}. Give the reference of your enquiry or the number you gave us, so that we can be sure we are speaking to the right person. We answer within the time the law allows.

If you are not satisfied with our answer, you can complain to the Data Protection Board of India.`,
    },
    {
      heading: 'How it is protected',
      inShort: 'sent securely, kept behind passwords, and we tell you if something goes wrong.',
      body: 'Staff sign in with passwords that are stored only as hashes, and every export of enquiries is recorded. If data gets into the wrong hands, we tell you and the Data Protection Board, as section 8 of the Act requires.',
    },
    {
      heading: 'Children',
      inShort: 'our forms are for adults.',
      body: 'Please do not send a form if you are under 18; ask a parent to do it. If we learn that a child sent us data without a parent’s consent, we erase it.',
    },
    {
      heading: 'Store-app policy',
      inShort: 'we have no app; one would know no more than this website.',
      body: `We have no app in Google Play, the App Store or any other store at present. If we publish one, it will show this website and follow this policy:

- it asks for no access to your contacts, location, camera, microphone, photos or other apps
- it uses no advertising identifier and contains no tools from advertising or analytics companies
- data is encrypted when it is sent, and sent only when you send a form
- data is erased the same way as here: write to the address above; no account is needed`,
    },
    {
      heading: 'Changes and contact details',
      inShort: 'this is version {version}; an enquiry keeps the version it was sent under.',
      body: 'When we change what is done with data, this notice gets a new version and is published here before the change takes effect. The version stored with an enquiry names the further language in which you opened the notice (such as ne3), if you did, and ends in the months it is kept (such as 24m) if it is erased automatically. Contact: {firm}, {address}, {email}.',
    },
  ],
});
