// The addresses of the site on CloudFront, for the event "viewer request". Copy this file from dist-hosts with every release.
// Clean addresses are answered with their documents; every other way of writing one leads there, and the query stays.
var base = '{{base}}';
var moved = JSON.parse('{{moved}}');

function writeQuery(query) {
  var pairs = Object.keys(query).reduce(function (list, name) {
    var values = query[name].multiValue || [query[name]];
    return list.concat(
      values.map(function (each) {
        return each.value === '' ? name : name + '=' + each.value;
      }),
    );
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
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: location } },
    };
  }
  request.uri = address === '/' ? '/index.html' : /[.][^/]*$/.test(address) ? address : address + '.html';
  return request;
}
