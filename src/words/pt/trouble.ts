import type { Dictionary } from '../dictionary.js';

/** What is said where there is nothing to show, in Portuguese. */
export const trouble: Dictionary['trouble'] = {
  retry: 'Tentar de novo',
  failure: {
    network: 'O serviço de segurança em viagens está inacessível no momento.',
    timeout: 'O serviço de segurança em viagens está demorando demais para responder.',
    'rate-limited': 'O serviço de segurança em viagens está sobrecarregado no momento.',
    server: 'O serviço de segurança em viagens está com um problema no momento.',
    client: 'O serviço de segurança em viagens rejeitou esta solicitação.',
    'bad-response': 'Não foi possível ler a resposta do serviço de segurança em viagens.',
    fault: 'Não foi possível mostrar este conteúdo.',
  },
  problem: {
    'api-base': (value) =>
      value
        ? `api-base “${value}” não é um endereço https sem consulta nem fragmento.`
        : 'Falta a fonte de dados: acrescente api-base a esta tag ou data-api-base ao script.',
    'allowed-api-origins': (value) => `Esta página não permite a fonte de dados ${value}.`,
    refresh: (value) => `refresh “${value}” não é um número de minutos igual ou superior a 1.`,
    theme: (value) => `theme “${value}” não é auto, light nem dark.`,
    palette: (value) => `palette “${value}” não é sequential.`,
    loading: (value) => `loading “${value}” não é lazy nem eager.`,
    'heading-level': (value) => `heading-level “${value}” não é um número inteiro de 1 a 6.`,
    country: (value) =>
      !value.trim()
        ? 'Falta o país: acrescente country com um código ISO de duas letras, por exemplo country="JP".'
        : /^\s*uk\s*$/i.test(value)
          ? 'UK não é um código ISO (o do Reino Unido é GB).'
          : `“${value}” não é um código ISO de país: duas letras, por exemplo JP.`,
    countries: (value) => `“${value}” não indica de 2 a 5 países pelo código ISO de duas letras.`,
    region: (value) => `“${value}” não é uma região: Europe, Asia, Middle East, Africa, Latin America, North America ou Oceania.`,
    variant: (value) => `“${value}” não é uma variante: inline, badge, card ou full.`,
    sections: (value) => `“${value}” não é uma seção: summary, breakdown, advisories, drug-law, lgbtq, womens-safety, peace-index, quick-facts ou methodology.`,
    published: (value) => `published “${value}” não é uma data válida (exemplo: 2026-05-20).`,
    frozen: (value) => `frozen “${value}” não é uma data válida (exemplo: 2026-05-20).`,
    'published-score': (value) =>
      value
        ? `published-score “${value}” não é um número inteiro de 0 a 100.`
        : 'published é só uma data: acrescente published-score ou published-tier, com o que a reportagem dizia.',
    hours: (value) => `hours “${value}” não é um número inteiro de 1 a 8760.`,
    limit: (value) => `limit “${value}” não é um número inteiro de 1 a 200.`,
    category: (value) =>
      `“${value}” não é uma categoria de incidente: terrorism, crime, civil-unrest, natural-disaster, transport-disruption, health ou other.`,
    'min-severity': (value) => `min-severity “${value}” não é um número inteiro de 1 a 5.`,
    'tile-url': () => 'Os blocos do mapa precisam dos dois: tile-url com um endereço https e tile-attribution.',
    snapshot: () => 'Não foi possível ler os dados fixados nesta tag.',
  },
  triedAgain: 'Uma nova tentativa será feita automaticamente.',
  triedAgainAt: (time) => `Nova tentativa: ${time}.`,
};
