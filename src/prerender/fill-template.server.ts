/** Values of a template, by name. */
export type TemplateValues = Readonly<Record<string, string>>;

/**
 * Puts values where a template says `{{name}}`.
 * @throws Error that names the template and a name that nothing has a value for, or that the template does not say
 */
export function fillTemplate(template: string, text: string, values: TemplateValues): string {
  const used = new Set<string>();
  const filled = text.replaceAll(/\{\{(\w*)\}\}/g, (_place, name: string) => {
    const value = values[name];
    const known = Object.keys(values).join(', ');
    if (value === undefined)
      throw new Error(`${template} says {{${name}}}, which has no value. Known are: ${known}.`);
    used.add(name);
    return value;
  });
  const unused = Object.keys(values).find((name) => !used.has(name));
  if (unused === undefined) return filled;
  throw new Error(`${template} does not say {{${unused}}}. Write it there, or give it no value.`);
}
