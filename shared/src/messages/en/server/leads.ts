import type { LeadColumn } from '../../../desk/leads.ts';

/** What the columns of a file of leads are called where they are told. */
export const leadFileTexts = {
  columns: {
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    mobile: 'Mobile number',
    email: 'E-mail',
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
  /** What portals, advertisers and people call them in their files, in letters alone; the surest first. */
  headings: {
    name: [
      ...['fullname', 'customername', 'name', 'leadname', 'contactname', 'contactperson'],
      ...['clientname', 'prospectname', 'buyername', 'enquirername', 'customer'],
    ],
    firstName: ['firstname'],
    lastName: ['lastname', 'surname'],
    mobile: [
      ...['mobilenumber', 'mobileno', 'mobile', 'phonenumber', 'phoneno', 'phone'],
      ...['contactnumber', 'contactno', 'customermobilenumber', 'customermobileno'],
      ...['customermobile', 'customerphone', 'customercontactno', 'primarymobile', 'primaryphone'],
      ...['cellphone', 'cellno', 'cell', 'telephone', 'whatsappnumber', 'whatsappno', 'whatsapp'],
      ...['number', 'contact'],
    ],
    email: ['emailid', 'emailaddress', 'email', 'customeremail', 'mailid', 'mail'],
    model: [
      ...['modelname', 'vehiclemodel', 'bikemodel', 'modelinterested', 'interestedmodel'],
      ...['modelofinterest', 'interestedin', 'model', 'vehiclename', 'productname'],
      ...['vehicle', 'product', 'bike', 'scooter', 'twowheeler'],
    ],
    variant: ['variantname', 'variant'],
    colour: ['colour', 'color'],
    message: [
      ...['message', 'remarks', 'remark', 'comments', 'comment', 'customerremarks'],
      ...['enquiryremarks', 'notes', 'note', 'query', 'requirement', 'description', 'details'],
    ],
    pinCode: ['pincode', 'postalcode', 'postcode', 'zipcode', 'zip', 'pin'],
    registrationNumber: [
      ...['registrationnumber', 'registrationno', 'vehicleregistrationno', 'regno', 'regnumber'],
      ...['vehiclenumber', 'vehicleno'],
    ],
    purchaseYear: ['yearofpurchase', 'purchaseyear'],
    loanAmount: ['loanamount'],
    city: ['city', 'town', 'place', 'location', 'area', 'locality', 'district'],
    day: [
      ...['enquirydate', 'inquirydate', 'leaddate', 'receivedon', 'receiveddate', 'received'],
      ...['createdtime', 'createdat', 'createddate', 'createdon', 'created', 'leadcreateddate'],
      ...['submissiondate', 'submittedon', 'datetime', 'timestamp', 'date'],
    ],
    source: ['leadsource', 'enquirysource', 'source', 'platform', 'channel', 'medium'],
    campaign: ['campaignname', 'campaign'],
    ad: ['adname', 'ad', 'advertisement', 'adsetname', 'formname'],
    leadId: [
      ...['leadid', 'leadno', 'leadnumber', 'enquiryid', 'enquiryno', 'enquirynumber'],
      ...['inquiryid', 'inquiryno', 'referencenumber', 'referenceno', 'reference', 'refno', 'ref'],
      'id',
    ],
  } satisfies Record<LeadColumn, readonly string[]>,
};
