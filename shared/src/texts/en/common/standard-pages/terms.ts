import { standardPage } from '../../../parts/standard-page.ts';

export const termsPage = standardPage({
  title: 'The small print, made readable',
  lead: 'The terms for using this website and for enquiries and bookings made through it. In force since 1 November 2026.',
  sections: [
    {
      heading: 'Who we are',
      inShort: 'this website is run by {firm} in {city}.',
      body: '{firm}, {address}, runs this website. “We” means the dealership; “you” means anyone who uses the website or sends something through it.',
    },
    {
      heading: 'Using this website',
      inShort: 'browse freely, copy what you need for yourself, and do no harm.',
      body: `The website is free to use, and you do not need an account. Please give true answers in forms, and only your own contact details or those of someone who has agreed to it.

Texts, drawings and pictures belong to us or to the people who made them. You may print or share them to help choose a vehicle. Any other use needs our written agreement.`,
    },
    {
      heading: 'Prices',
      inShort: 'prices here are ex-showroom; the price on your order form is the one that applies.',
      body: `All vehicle prices are ex-showroom in {city}, in Indian rupees. Registration, road tax, insurance, accessories and handling are not included. Ask us for them, listed one by one, before you order.

Manufacturers change prices without notice, so a price here may be out of date. Please confirm it with us before you pay.`,
    },
    {
      heading: 'Models, colours and pictures',
      inShort: 'pictures are a guide; see the vehicle itself in the showroom.',
      body: 'Pictures are made for this website, and shades, graphics and equipment may differ from the vehicle on sale. Specifications are based on what manufacturers publish; mileage on the road depends on load, traffic and rider.',
    },
    {
      heading: 'Enquiries and bookings',
      inShort: 'sending a form is an enquiry, not a purchase.',
      body: `When your form reaches us you see a reference. It means that we have your enquiry, not that a vehicle, a price or a time is reserved.

A service booking is not confirmed until we call you and fix a time with you. To change or cancel it, call us.`,
    },
    {
      heading: 'Test rides',
      inShort: 'bring your licence, wear a helmet and ride with care.',
      body: `- Bring a valid driving licence for this type of vehicle
- Wear a helmet
- The rider must follow traffic rules and is responsible for any fines`,
    },
    {
      heading: 'Finance and EMI',
      inShort: 'the calculator gives an estimate; the lender decides.',
      body: `The EMI calculator uses the standard reducing-balance formula and the figures you enter. It is not an offer. The bank or finance company decides on the rate, fees and approval, and its own terms apply.

This website does not ask you to upload documents. What you mark in the lists on the finance page stays on your screen and is not sent.`,
    },
    {
      heading: 'Insurance, AMC and extended warranty',
      inShort: 'the document you receive says what is covered.',
      body: 'Insurance is a contract between you and the insurer. For an extended warranty or an annual maintenance contract, the document you sign applies. Where this website says something different, that document applies.',
    },
    {
      heading: 'Offers',
      inShort: 'each offer is for the models and the period it names.',
      body: 'An offer applies to the models and the period it names. Ask us for its full terms, and whether it can be combined with another offer.',
    },
    {
      heading: 'Payments and refunds',
      inShort: 'this website takes no payments; ask about refunds before you pay.',
      body: 'The terms for booking amounts, cancellations and refunds are those on your order form or receipt. Please read them before you pay.',
    },
    {
      heading: 'Links and liability',
      inShort: 'we are responsible for what we do, not for other people’s websites.',
      body: `Links to maps, messaging apps, videos and social networks lead to websites that we do not control. We do our best to keep this website running, but cannot promise that it is always available.

Nothing here takes away your rights under the Consumer Protection Act, 2019 or any other law.`,
    },
    {
      heading: 'Law and changes',
      inShort: 'Indian law applies, with courts in {city}.',
      body: `The law of India applies, and the courts in {city} have jurisdiction, unless consumer law gives you another choice.

If these terms change, the new ones are published here with their date. Questions: {email}.`,
    },
  ],
});
