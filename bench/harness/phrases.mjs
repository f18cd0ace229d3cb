/** Phrases that sentences are put together from; each slot gives one, and `#` becomes a number. */
export const phrases = {
  english: {
    slots: [
      [
        'The station',
        'Our second survey',
        'A retired pilot',
        'The harbour office',
        'Every northern village',
        'This report',
      ],
      ['counted', 'recorded', 'expects', 'could not confirm', 'published', 'compared'],
      [
        '# arrivals',
        'some # tonnes of grain',
        'a loss of # euros',
        '# pages of letters',
        'a depth of # metres',
      ],
      [
        'before the bridge was closed',
        'in the dry season',
        'without naming a source',
        'at the request of the council',
      ],
    ],
    joiner: ' ',
    stop: '.',
  },
  chinese: {
    slots: [
      ['港口管理处', '第二次调查', '退休的飞行员', '北方的每个村庄', '这份报告', '研究小组'],
      ['记录了', '没有确认', '预计会有', '公布了', '比较了', '统计出'],
      ['#次到港', '大约#吨粮食', '#欧元的损失', '#页书信', '#米的深度'],
      ['，当时桥还没有封闭', '，正值旱季', '，但没有说明来源', '，这是应议会的要求'],
    ],
    joiner: '',
    stop: '。',
  },
  german: {
    slots: [
      ['Das Hafenbüro', 'Die zweite Prüfung', 'Jedes nördliche Dörfchen', 'Der frühere Flugkapitän'],
      ['zählte', 'bestätigte', 'veröffentlichte', 'schätzte'],
      ['# Ankünfte', 'rund # Zentner Körner', 'einen Verlust von # Schillingen', '# Briefbögen'],
      ['vor der Schließung der Brücke', 'während der Dürre', 'ohne nähere Erklärung'],
    ],
    joiner: ' ',
    stop: '.',
  },
  french: {
    slots: [
      ['La capitainerie', 'Une deuxième enquête', 'Chaque village du côté nord', 'Le pilote retraité'],
      ['a relevé', 'a publié', 'espère', 'a confirmé'],
      ['# arrivées', 'près de # tonnes de blé', 'une perte de # écus', '# feuillets numérotés'],
      ['avant la fermeture du pont', 'à la saison sèche', 'sans préciser la source'],
    ],
    joiner: ' ',
    stop: '.',
  },
  quoted: {
    slots: [
      ['“We counted', '“They promised', '“Nobody expected', '“I measured'],
      ['# boats”', '# degrees”', '# visitors”', '# new roofs”'],
      ['— said the mayor', '— wrote the editor', '… the witness added', '– as the minutes put it'],
    ],
    joiner: ' ',
    stop: '.',
  },
  emoji: {
    slots: [
      ['🚢 Arrivals', '🌾 Harvest', '🧑‍✈️ Crew', '🌉 Bridge', '📚 Letters'],
      ['📈 up to #', '📉 down to #', '👍🏽 still #', '❓ maybe #'],
      ['🌧️🌧️ after the rain', '☀️ in summer', '🎉🎉🎉', '🇳🇴🇫🇷 with guests', '🤷'],
    ],
    joiner: ' ',
    stop: ' ✅',
  },
  vietnamese: {
    slots: [
      ['Văn phòng cảng', 'Cuộc khảo sát thứ hai', 'Mỗi ngôi làng phía bắc', 'Người phi công đã nghỉ hưu'],
      ['đã ghi nhận', 'chưa xác nhận', 'dự kiến có', 'đã công bố'],
      ['# lượt tàu cập bến', 'khoảng # tấn lúa gạo', 'thiệt hại # đồng', '# trang thư từ'],
      ['trước khi cây cầu đóng cửa', 'trong mùa khô hạn', 'mà không nêu rõ nguồn'],
    ],
    joiner: ' ',
    stop: '.',
  },
};
