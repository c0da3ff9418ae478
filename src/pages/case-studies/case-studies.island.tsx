import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import type { SectionContent } from '#src/content/content-types.ts';
import { FilteredStudies } from './filtered-studies.tsx';

const Router = import.meta.env.SSR ? MemoryRouter : BrowserRouter;

/** The case studies, and the filter that the address names; React Router reads and writes it. */
export function CaseStudiesIsland(section: SectionContent<'case-studies'>) {
  return (
    <Router>
      <FilteredStudies {...section} />
    </Router>
  );
}
