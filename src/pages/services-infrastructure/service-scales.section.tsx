import type { SectionContent } from '#src/content/content-types.ts';
import { NamedFold } from '#src/ui/named-fold.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { HallScaleDrawing } from './hall-scale.drawing.tsx';
import { SmallScalesDrawing } from './small-scales.drawing.tsx';
import { styles } from './service-scales.styles.ts';

/** The services, below what they build: from a cabinet to a hall, all to one scale. */
export function ServiceScalesSection(props: SectionContent<'service-scales'>) {
  const { id, title, caption, scales, items } = props;
  return (
    <section id={id} className={styles.root} data-tone="sand" aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.caption}>{caption}</p>
      </div>
      <div className={styles.scene}>
        <SmallScalesDrawing meters={scales.map((scale) => scale.meters)} />
        <HallScaleDrawing meters={scales.at(-1)?.meters ?? 0} />
        <ul className={styles.scales}>
          {scales.map(({ id: scale, title: name, length }) => (
            <li key={scale} className={styles.scale}>
              <span className={styles.thing}>{name}</span> <bdi>{length}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.services}>
        {items.map(({ id: service, icon, title: name, text, features }) => (
          <li key={service} className={styles.service}>
            <NamedFold
              name={
                <>
                  <Icon name={icon} size="letter" />
                  {name}
                </>
              }
              className={styles.name}
            >
              <p className={styles.text}>{text}</p>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature.id}>{feature.text}</li>
                ))}
              </ul>
            </NamedFold>
          </li>
        ))}
      </ul>
    </section>
  );
}
