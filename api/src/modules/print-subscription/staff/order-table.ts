import type {
  PostalAddress,
  PrintProduct,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import { formatSalutation } from '@gruenland/shared-contracts/api/profile.ts';

import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { formatPrintIssue } from '#mail/postal-text.ts';
import { formatCsv } from '#format-csv.ts';

import type { findOrdersBetween } from './service-request.repository.ts';

type ExportedOrder = Awaited<ReturnType<typeof findOrdersBetween>>[number];

const createAddressHeaders = (prefix: string) =>
  ['Anrede', 'Vorname', 'Nachname', 'Firma', 'Zusatz', 'Straße', 'Nr.', 'PLZ', 'Ort', 'Land'].map(
    (name) => `${prefix} ${name}`,
  );

function createAddressCells(address: PostalAddress): string[] {
  const { firstName, lastName, company, co, street, houseNo, zip, city, country } = address;
  const salutation = formatSalutation(address.salutation).trim();
  return [
    salutation,
    firstName,
    lastName,
    company ?? '',
    co ?? '',
    street,
    houseNo,
    zip,
    city,
  ].concat(country);
}

const columnHeaders = [
  'Bestellnummer',
  'Bestellt am',
  'Abo',
  'Preis in Euro',
  'Stand des Abos',
  'Endet am',
  'Erste Ausgabe',
  'E-Mail',
  'Telefon',
  'Kundennummer',
  ...createAddressHeaders('Lieferung:'),
  ...createAddressHeaders('Rechnung:'),
  'Zahlung',
  'Kontoinhaber',
  'IBAN endet auf',
  'Mandat',
  'Bearbeitung',
  'Notiz',
];

/** German names of the states of a contract. */
const contractStateLabels: Readonly<Record<string, string>> = {
  ordered: 'bestellt',
  active: 'läuft',
  paused: 'pausiert',
  cancelled: 'gekündigt',
  withdrawn: 'widerrufen',
  ended: 'beendet',
};

function createOrderCells({ contract, work: handling }: ExportedOrder): string[] {
  const delivery = contract.delivery as PostalAddress;
  const billing = contract.billing as PostalAddress | null;
  return [
    contract.orderNo,
    getBerlinDay(contract.createdAt),
    (contract.agreed as PrintProduct).name,
    (contract.priceCents / 100).toFixed(2).replace('.', ','),
    contractStateLabels[contract.state] ?? contract.state,
    contract.endsOn ?? '',
    formatPrintIssue(contract.startIssue),
    contract.email,
    contract.phone ?? '',
    contract.customerNo ?? '',
    ...createAddressCells(delivery),
    ...createAddressCells(billing ?? delivery),
    contract.payment === 'sepa' ? 'Lastschrift' : 'Rechnung',
    contract.accountHolder ?? '',
    contract.ibanLast4 ?? '',
    contract.mandateRef ?? '',
    handling?.state ?? 'new',
    handling?.note ?? '',
  ];
}

/** Returns orders as CSV for spreadsheets, with only the last digits of bank accounts. */
export const createOrderCsv = (orders: readonly ExportedOrder[]): string =>
  formatCsv([columnHeaders, ...orders.map(createOrderCells)]);
