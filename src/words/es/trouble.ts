import type { Dictionary } from '../dictionary.js';

/** What is said where there is nothing to show, in Spanish. */
export const trouble: Dictionary['trouble'] = {
  retry: 'Reintentar',
  failure: {
    network: 'No se puede acceder ahora al servicio de seguridad en viajes.',
    timeout: 'El servicio de seguridad en viajes tarda demasiado en responder.',
    'rate-limited': 'El servicio de seguridad en viajes está saturado en este momento.',
    server: 'El servicio de seguridad en viajes tiene un problema en este momento.',
    client: 'El servicio de seguridad en viajes ha rechazado esta petición.',
    'bad-response': 'No se pudo leer la respuesta del servicio de seguridad en viajes.',
    fault: 'No se pudo mostrar este contenido.',
  },
  problem: {
    'api-base': (value) =>
      value
        ? `api-base «${value}» no es una dirección https sin consulta ni fragmento.`
        : 'No hay fuente de datos: añada api-base a esta etiqueta o data-api-base al script.',
    'allowed-api-origins': (value) => `Esta página no permite la fuente de datos ${value}.`,
    refresh: (value) => `refresh «${value}» no es un número de minutos igual o superior a 1.`,
    theme: (value) => `theme «${value}» no es auto, light ni dark.`,
    palette: (value) => `palette «${value}» no es sequential.`,
    loading: (value) => `loading «${value}» no es lazy ni eager.`,
    'heading-level': (value) => `heading-level «${value}» no es un número entero de 1 a 6.`,
    country: (value) =>
      !value.trim()
        ? 'No hay país: añada country con un código ISO de dos letras, por ejemplo country="JP".'
        : /^\s*uk\s*$/i.test(value)
          ? 'UK no es un código ISO (el del Reino Unido es GB).'
          : `«${value}» no es un código ISO de país: dos letras, por ejemplo JP.`,
    countries: (value) => `«${value}» no indica de 2 a 5 países por su código ISO de dos letras.`,
    region: (value) => `«${value}» no es una región: Europe, Asia, Middle East, Africa, Latin America, North America u Oceania.`,
    variant: (value) => `«${value}» no es una variante: inline, badge, card o full.`,
    sections: (value) =>
      `«${value}» no es una sección: summary, breakdown, advisories, drug-law, lgbtq, womens-safety, peace-index, quick-facts o methodology.`,
    published: (value) => `published «${value}» no es una fecha válida (ejemplo: 2026-05-20).`,
    frozen: (value) => `frozen «${value}» no es una fecha válida (ejemplo: 2026-05-20).`,
    'published-score': (value) =>
      value
        ? `published-score «${value}» no es un número entero de 0 a 100.`
        : 'published es solo una fecha: añada published-score o published-tier, con lo que decía el artículo.',
    hours: (value) => `hours «${value}» no es un número entero de 1 a 8760.`,
    limit: (value) => `limit «${value}» no es un número entero de 1 a 200.`,
    category: (value) => `«${value}» no es una categoría de incidente: terrorism, crime, civil-unrest, natural-disaster, transport-disruption, health u other.`,
    'min-severity': (value) => `min-severity «${value}» no es un número entero de 1 a 5.`,
    'tile-url': () => 'Las teselas necesitan ambos: tile-url con una dirección https y tile-attribution.',
    snapshot: () => 'No se pudieron leer los datos fijados en esta etiqueta.',
  },
  triedAgain: 'Se volverá a intentar automáticamente.',
  triedAgainAt: (time) => `Nuevo intento: ${time.replace(/\.$/, '')}.`,
};
