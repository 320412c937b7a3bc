import type { ArticleText } from './articles.ts';

interface Seller {
  name: string;
  email: string;
  city: string;
  address: { street: string; city: string; state: string; pinCode: string };
}

/** Texts of the terms page. */
export const termsTexts = {
  kind: 'Terms & Conditions',
  title: 'The small print, in large',
  contact: 'Ask about the terms',
  lead: 'What holds when you use this website, ask us something, or book through it. In force since 1 November 2026.',
  articles: ({ name, email, city, address }: Seller): readonly ArticleText[] => [
    {
      id: 'who',
      heading: 'Who we are',
      short: `this website is run by ${name} in ${city}.`,
      paragraphs: [
        `${name}, ${address.street}, ${address.city}, ${address.state} ${address.pinCode}, runs this website. "We" is the dealership, "you" is whoever uses the website or sends something through it.`,
      ],
    },
    {
      id: 'use',
      heading: 'Using this website',
      short: 'look at everything, copy what you need for yourself, and do not harm it.',
      paragraphs: [
        'You may use the website for free and without an account. Please give true answers in forms and only your own contact details, or those of somebody who knows about it.',
        'Texts, drawings and pictures belong to us or to those who made them. You may print or share them to choose a vehicle; any other use needs our agreement in writing.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices',
      short: 'prices here are ex-showroom; the price on your order form is the one that counts.',
      paragraphs: [
        `All prices of vehicles are ex-showroom in ${city} and in Indian rupees. Registration, road tax, insurance, accessories and handling are not included, and are written down one by one before you order.`,
        'Manufacturers change prices without notice. We change them here as soon as we know; if one was wrong all the same, we tell you before you pay anything.',
      ],
    },
    {
      id: 'models',
      heading: 'Models, colours and pictures',
      short: 'pictures show the idea, the vehicle in the showroom shows the thing.',
      paragraphs: [
        'Pictures are drawings made for this website. Shades, graphics and equipment may differ from the vehicle on sale. Figures are the manufacturer’s, measured under its conditions; mileage on the road depends on load, traffic and rider.',
      ],
    },
    {
      id: 'enquiries',
      heading: 'Enquiries and bookings',
      short: 'a form is a question, not a purchase; nothing is owed by either side.',
      paragraphs: [
        'When a form has arrived you see a reference. It says that we have your enquiry, not that a vehicle, a price or an hour is reserved.',
        'A service is booked when we have called and agreed on the hour. You may move or cancel it by telephone at any time and at no cost.',
      ],
    },
    {
      id: 'test-rides',
      heading: 'Test rides',
      short: 'with a licence, a helmet and care.',
      list: [
        'A valid driving licence for the class, with you on the day',
        'A helmet; we lend one in your size',
        'Fines and damage caused by breaking traffic rules are paid by the rider',
      ],
    },
    {
      id: 'finance',
      heading: 'Finance and EMI',
      short: 'the calculator calculates; the lender decides.',
      paragraphs: [
        'The EMI calculator uses the usual formula for a reducing balance and the figures that you enter. It is no offer. Rate, fees and approval are the decision of the bank or finance company, whose own terms then hold.',
        'Documents are handed in at the showroom. What you tick in the lists on the finance page stays on your screen and is not sent.',
      ],
    },
    {
      id: 'insurance',
      heading: 'Insurance, AMC and extended warranty',
      short: 'the document that you receive says what is covered.',
      paragraphs: [
        'Insurance is a contract between you and the insurer. Extended warranty and annual maintenance contract follow the booklet that you sign. Where this website says something else, the document counts.',
      ],
    },
    {
      id: 'offers',
      heading: 'Offers',
      short: 'while they are shown, while stocks last, one at a time.',
      paragraphs: [
        'An offer holds for the models and the time that it names, at our showroom, and cannot be combined with another one unless it says so.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Payments and refunds',
      short: 'this website takes no payment; booking money is paid and refunded at the showroom.',
      paragraphs: [
        'If you cancel an order before the vehicle is registered in your name, the booking amount is refunded within seven working days the way it was paid, less costs that already arose from accessories fitted at your wish.',
      ],
    },
    {
      id: 'liability',
      heading: 'Links and liability',
      short:
        'we answer for what we do, not for other people’s websites or an hour without service.',
      paragraphs: [
        'Links to maps, messengers, videos and social networks lead to websites that we do not control. We keep this website running as well as we can, but do not promise that it always does.',
        'Nothing here takes away rights that the Consumer Protection Act, 2019 or another law gives you.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and changes',
      short: `Indian law, courts in ${city}.`,
      paragraphs: [
        `The law of India applies, and the courts in ${city} are responsible, unless consumer law gives you another one.`,
        `When these terms change, the new ones stand here with their date. Questions: ${email}.`,
      ],
    },
  ],
};
