import type { LeadColumn } from '../../../desk/leads/leads.ts';
import { wordList } from '../../../text/word-list.ts';

export const leadFileTexts = {
  columns: {
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    mobile: 'Mobile number',
    email: 'Email',
    model: 'Model',
    variant: 'Variant',
    colour: 'Colour',
    message: 'Message',
    pinCode: 'PIN code',
    registrationNumber: 'Registration number',
    purchaseYear: 'Year of purchase',
    loanAmount: 'Loan amount',
    city: 'Town',
    day: 'Received',
    source: 'Source',
    campaign: 'Campaign',
    ad: 'Advertisement',
    leadId: 'Lead ID',
  } satisfies Record<LeadColumn, string>,
  /** Headings that portals, advertisers and people use in their files, as letters alone; the surest first. */
  headings: {
    name: wordList(`
      fullname, customername, name, leadname, contactname, contactperson, clientname, prospectname,
      buyername, enquirername, applicantname, yourname, nameofcustomer, nameofthecustomer,
      customersname, customer, customersfullname, custname, partyname, callername, sendername
    `),
    firstName: ['firstname'],
    lastName: ['lastname', 'surname'],
    mobile: wordList(`
      mobilenumber, mobileno, mobile, phonenumber, phoneno, phone, contactnumber, contactno,
      customermobilenumber, customermobileno, customermobile, customerphone, customercontactno,
      primarymobile, primaryphone, mob, mobno, mobnumber, mobil, ph, phno, phnumber, contactdetails,
      cellphone, cellno, cell, whatsappnumber, whatsappno, whatsapp, number, contact, telephone,
      telephoneno, tel, telno, callingnumber, mno, customerph, custph, alternatenumber, alternateno,
      alternatecontact, alternatecontactno, altno, altnumber, othernumber, secondnumber
    `),
    email: wordList(`
      emailid, emailaddress, email, customeremail, mailid, mail
    `),
    model: wordList(`
      modelname, vehiclemodel, bikemodel, modelinterested, interestedmodel, modelofinterest,
      interestedin, model, vehiclename, productname, vehicle, product, bike, scooter, scooty,
      twowheeler, enquiredmodel, modelno, vehicleenquired, enquiredvehicle, vehicleinterested,
      interestedvehicle, vehicleofinterest, vehicleinterestedin, vehiclerequired, productenquired,
      enquiredproduct, productinterested, interestedproduct, queryproductname
    `),
    variant: ['variantname', 'variant'],
    colour: ['colour', 'color', 'preferredcolour', 'preferredcolor'],
    message: wordList(`
      message, remarks, remark, comments, comment, customerremarks, querymessage, yourmessage,
      enquirymessage, enquirydetails, anythingelse, enquiryremarks, notes, note, query, requirement,
      description, details
    `),
    pinCode: wordList(`
      pincode, postalcode, postcode, zipcode, zip, pin
    `),
    registrationNumber: wordList(`
      registrationnumber, registrationno, vehicleregistrationno, regno, regnumber, vehiclenumber,
      vehicleno, bikenumber, bikeno, registration
    `),
    purchaseYear: ['yearofpurchase', 'purchaseyear'],
    loanAmount: ['loanamount'],
    city: wordList(`
      customercity, sendercity, city, town, place, location, area, locality, district
    `),
    day: wordList(`
      enquirydate, inquirydate, leaddate, receivedon, receiveddate, received, createdtime,
      createdat, createddate, createdon, created, leadcreateddate, submissiondate, submittedon,
      datetime, timestamp, date, enqdate, querytime, enquirytime, querydate, dateofenquiry,
      enquirydatetime, leadcreatedon, leadcreationdate
    `),
    source: wordList(`
      sourceofenquiry, sourceofinquiry, sourceoflead, leadsource, enquirysource, source, platform,
      channel, medium
    `),
    campaign: ['campaignname', 'campaign'],
    ad: ['adname', 'ad', 'advertisement', 'adsetname', 'formname'],
    leadId: wordList(`
      leadid, leadno, leadnumber, enquiryid, enquiryno, enquirynumber, queryid, uniquequeryid,
      inquiryid, inquiryno, referencenumber, referenceno, reference, refno, ref, id
    `),
  } satisfies Record<LeadColumn, readonly string[]>,
  /** Words that identify a longer heading, the surest first; a word in `unless` gives it another meaning. */
  words: {
    email: {
      within: ['email', 'e mail', 'mail id', 'mail address'],
      unless: wordList(`
        opt, consent, status, verified, sent, owner, executive, dealer, agent, assigned, campaign,
        label, type
      `),
    },
    mobile: {
      within: wordList(`
        mobile, mob, phone, whatsapp, whats app, contact no, contact num, contact number, ph no,
        tel
      `),
      unless: wordList(`
        automobile, model, brand, verified, status, opt, consent, operator, dealer, executive,
        agent, owner, branch, showroom, time, date, country code, std code, handset, mode, has,
        have, prefer, label, type, phonetic
      `),
    },
    pinCode: { within: ['pin code', 'postal code', 'zip code', 'pincode'] },
    model: {
      within: wordList(`
        which model, model, which bike, bike, which vehicle, which scooter, interested in,
        two wheeler, scooter
      `),
      unless: wordList(`
        handset, phone, mobile, exchange, own, owned, have, existing, current, old, sell, trade,
        year, colour, color, price, budget, finance, loan, service, insurance, when
      `),
    },
    day: {
      within: ['enquiry date', 'lead date', 'created', 'submitted', 'received', 'date of enquiry'],
      unless: ['by', 'who', 'source', 'status'],
    },
    name: {
      within: ['customer name', 'full name', 'your name', 'name'],
      unless: wordList(`
        model, vehicle, product, variant, bike, colour, campaign, ad, adset, form, page, source,
        dealer, dealership, showroom, branch, outlet, executive, salesman, sales, agent, staff,
        employee, owner, assigned, father, husband, wife, mother, guardian, spouse, relation,
        nominee, company, organisation, organization, firm, bank, financier, user, file, sheet,
        report, city, town, state, district, village, country, label, type, phonetic, nickname,
        middle, nick, username, filename, account, category, segment, reference, referred, by
      `),
    },
  } satisfies Partial<
    Record<LeadColumn, { within: readonly string[]; unless?: readonly string[] }>
  >,
  /** Beginnings of lines that are among or below leads but are none: totals, who made the list, when. */
  notLeads: wordList(`
    total, grand total, sub total, subtotal, count, no of, number of, sum, generated, printed,
    exported, downloaded, created on, created by, prepared, report, page, end of, signature, signed,
    authorised, authorized, approved, checked by, verified by, regards, thank, note, notes,
    disclaimer, confidential, copyright, all rights, powered by, source, as on, date, from, showing,
    records, record, rows, leads, summary, filter, filters, average, this report, this is a,
    this list, do not reply, for queries, for any, contact us
  `),
};
