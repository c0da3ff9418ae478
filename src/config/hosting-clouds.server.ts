import { cacheControl, HASHED_FOLDER, LENT_FILES, RESOURCE_POLICY, securityHeadersOf } from './hosting.ts';
import { type HostedSite, listMoved } from './hosted-site.ts';

/** The rules of the site for Vercel. They belong as `vercel.json` into the folder of the built files. */
export function writeVercelFile(site: HostedSite): string {
  const { [RESOURCE_POLICY]: own, ...others } = securityHeadersOf(site.settings);
  const lent = LENT_FILES.replaceAll('^/', '').replaceAll('(', '(?:');
  const kinds = site.mediaTypes.map(([extension]) => extension.slice(1)).filter((kind) => kind !== 'html');
  const files = String.raw`/((?!${HASHED_FOLDER.slice(1)}).*)\.(${kinds.join('|')})`;
  const rules: [string, Record<string, string>][] = [
    ['/(.*)', others],
    [`/((?!${lent}).*)`, { [RESOURCE_POLICY]: own }],
    [`/((?=${lent}).*)`, { [RESOURCE_POLICY]: 'cross-origin' }],
    [`${HASHED_FOLDER}(.*)`, { 'Cache-Control': cacheControl.hashed }],
    [files, { 'Cache-Control': cacheControl.file }],
  ];
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: listMoved(site).map(([source, destination]) => ({ source, destination, permanent: true })),
    headers: rules.map(([source, headers]) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The function that gives a bucket behind CloudFront the addresses of the site. It runs when a viewer asks. */
export function writeCloudFrontFunction(site: HostedSite): string {
  return `// The addresses of the site on CloudFront, for the event "viewer request". The build writes this file: do not edit it.
// Clean addresses are answered with their documents; every other way of writing one leads there, and the query stays.
var base = ${JSON.stringify(site.base)};
var moved = ${JSON.stringify(Object.fromEntries(listMoved(site)))};

function writeQuery(query) {
  var pairs = Object.keys(query).reduce(function (list, name) {
    var values = query[name].multiValue || [query[name]];
    return list.concat(values.map(function (each) { return each.value === '' ? name : name + '=' + each.value; }));
  }, []);
  return pairs.length === 0 ? '' : '?' + pairs.join('&');
}

function handler(event) {
  var request = event.request;
  var asked = request.uri.indexOf(base + '/') === 0 ? request.uri.slice(base.length) : request.uri;
  var clean = asked.replace(/(?:[/]index)?[.]html$/, '').replace(/[/](?:index)?$/, '') || '/';
  var address = moved[clean] || clean;
  if (asked.indexOf('//') >= 0 || /[/]404$/.test(clean)) {
    request.uri = '/nowhere';
    return request;
  }
  if (address !== asked) {
    var location = base + address + writeQuery(request.querystring);
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: location } } };
  }
  request.uri = address === '/' ? '/index.html' : /[.][^/]*$/.test(address) ? address : address + '.html';
  return request;
}
`;
}
