import type { Country, Organization, WebSite } from 'schema-dts';
import { type Language, releasedLanguages, languages } from '#src/config/languages.ts';
import { writeAddress } from '#src/routing/addresses.ts';
import { nodeNames, type PageSource } from './page-source.server.ts';

/** The company; the same node on every page. */
export function describeOrganization(page: PageSource): Organization {
  const { origin, language } = page;
  const { company } = page.shell;
  const { street, region, postalCode, legalName, registerNumber, taxNumber } = company;
  const pages = [company.linkedin, ...(company.networks ?? []).map(({ address }) => address)];
  const sameAs = pages.filter((page) => page !== undefined);
  return {
    '@type': 'Organization',
    '@id': nodeNames.organization(page),
    name: company.name,
    ...(legalName === undefined ? {} : { legalName }),
    ...(registerNumber === undefined ? {} : { identifier: registerNumber }),
    ...(taxNumber === undefined ? {} : { taxID: taxNumber }),
    description: company.tagline,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      ...(street === undefined ? {} : { streetAddress: street }),
      addressLocality: company.city,
      ...(region === undefined ? {} : { addressRegion: region }),
      ...(postalCode === undefined ? {} : { postalCode }),
      addressCountry: company.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: company.phone,
      email: company.email,
      availableLanguage: releasedLanguages,
    },
    areaServed: describeCountries(company.areaServed, language),
    ...(sameAs.length === 0 ? {} : { sameAs }),
  };
}

/** Countries with their names in a language. */
export function describeCountries(codes: readonly string[], language: Language): Country[] {
  const names = new Intl.DisplayNames(languages[language].intl, { type: 'region' });
  return codes.map((code) => ({ '@type': 'Country', name: names.of(code) ?? code, identifier: code }));
}

/** The site in the language of the page. */
export function describeWebSite(page: PageSource): WebSite {
  return {
    '@type': 'WebSite',
    '@id': nodeNames.webSite(page),
    url: writeAddress(page.origin, 'home', page.language),
    name: page.shell.company.name,
    inLanguage: page.language,
    publisher: { '@id': nodeNames.organization(page) },
  };
}
