import type { ClaimWords } from '../claim-words.ts';

/** Spanish words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const ES_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N cinco cuatro diez dos nueve ocho seis siete tres`,
    people: `clientas clientes compradores duenos familias hombres madres mujeres padres personas propietarios
      usuarias usuarios`,
    illness: `@disease acidez acido_urico afonia aftas alergia alergias almorrana almorranas alopecia
      ansiedad asma ataques_de_panico azucar_en_sangre bajon bruxismo caida_del_cabello calambre calambres
      calculos_renales calvicie caries caspa catarro catarros ciatica colicos conjuntivitis contractura
      contracturas culebrilla disfuncion_erectil displasia dolencia dolencias dolor dolores eccema edemas
      enfermedad enfermedades epistaxis esguince esguinces espasmos espolon estrenimiento estrias fascitis
      fiebre forunculos fotofobia glucosa gripe gripes halitosis hinchazon hongos_en_las_unas infartos
      insolacion jaqueca jaquecas juanete juanetes mal_aliento mala_circulacion mareo mareos menstruales
      miopia moqueo nariz_tapada nauseas neumonia ojo_seco ojos_secos orzuelos otitis paralisis picor
      pie_de_atleta piedras_en_el_rinon piernas_cansadas piernas_hinchadas presbicia presion_alta
      presion_arterial quistes resaca resacas resfriado resfriados resfrio resfrios retencion_de_liquidos
      reuma roncar ronquera ronquidos sabanon sabanones sangrado_de_nariz sarna sarpullido sobrepeso sofocos
      sordera tdah tension_alta tension_arterial tos trastornos_del_sueno verruga verrugas vertigo vomitos`,
    cures: `acaba_con adios_a_la adios_a_las adios_a_los adios_al ahuyenta alivia alivian aliviar aliviara
      alivie alivies apacigua atenua ayuda_contra baja calma calman calme combate combaten combates combatir
      controla corrige cura curan curar depura desbloquea desinflama detener detiene dile_adios_a
      dile_adios_al disminuye disminuyen disuelve elimina eliminan eliminar elimine erradica frena frenan
      lucha_contra mitiga palia paliar prevenir previene previenen previenes protege_contra protege_de quita
      rebaja reduce reducir remedia remedio_contra remedio_para resuelve sana soluciona suaviza termina_con
      trata tratan tratar trate vence`,
    germs: `acaro acaros algas arana_roja aranas avispa avispas babosas bacilos bacteria bacterias bicho
      bichos caracoles carcoma chinche chinches ciempies cochinilla comadrejas comejen cucaracha cucarachas
      e_coli esporas garrapata garrapatas germen germenes gorgojo gorgojos hongos hormiga hormigas insecto
      insectos lepisma liendres listeria microbio microbios moho mohos mosca moscas mosquito mosquitos
      nematodos parasito parasitos patogenos piojo piojos plaga plagas polilla polillas pulga pulgas pulgon
      pulgones rata ratas raton ratones roedor roedores salmonela salmonella tabanos termitas tijeretas
      topillos trips verdin virus`,
    repels: `a_raya acab* acerc* adios ahuyent* aleja* atrev* bloque* collar combat* contra control* destruy* elimin*
      espant* evita* extermin* fuera huy* impid* inhib* lejos libre lucha* mantien* mata matan mudar*
      neutraliz* olvid* prolifer* proteg* repel* resist* stop trampa trampas trat* vaci* veneno volver*
      vuelv*`,
    relief: `acab* acelera* adios alivi* anti asoma ayuda* balsamo bueno calma* capsulas combat* contra corregir crema
      cura* dej* deja_de dejar desapar* desp* despej* efectiv* eficaz elimin* evita* fin frena fuera gel
      gotas lejos mejor* menos neutral* olvid* padec* para parches pastillas plantillas pomada prevenc*
      previen* proteg* regul* remedio rinde spray stop sufr* tratamiento* tratamiento_de vence`,
    state: `acne_leve cansancio_ocular cartilago cartilagos cicatrices circulacion estres gases gota
      hematomas heridas hongos lesiones ligamentos molestias moratones pinchazos rigidez sintomas tension
      toxinas`,
  },
  lines: {
    medical: `
@cures ~5 @illness
anti cancer|depresivo*|dolor|inflamatorio*|viral*
cientificamente|clinicamente|medicamente comprobada*|comprobado*|demostrada*|demostrado*|probada*|probado*|testada*|testado*
fda aprobado*|certificado*
aumenta|estimula|fortalece|mejora|refuerza ~2 defensas|inmune|inmunidad|inmunitario|inmunologico
adelgazante*|elimina|quema|quemador|quemagrasas|quemar|reductor ~2 abdominal|grasa|grasas
- en_caso ~~6 @illness
- consultar|consulte ~~8 @illness
cero|sin dolor|dolores
- sin dolor ~3 depilacion
- padece|sufre de ~2 @illness ~~9 consulte|medico
? @relief ~6 =@illness
? =@illness ~~5 @relief
@cures ~4 @state
registro_sanitario
quema_grasa|vientre_plano
- ni|no ~6 alivia|cura|curar|indicado|medicamento|medico|previene|sanitario|trata|tratar ~~9 @illness
- apta|apto|aptos ~3 @illness
- gripe|tos ~1 blanca
! cero|no_mas|nunca_mas|sin ~1 @illness
- sin ~1 dolor ~2 depila*
aprobad*|autorizad*|avalad*|certificad*|homologad*|registrad* por ~3 aemps|anmat|autoridades|cofepris|ema|fda|invima|ministerio_de_sanidad|oms|sanidad
aconsejado|avalado|prescrito|recetado|recomendada|recomendado por ~2 dermatologos|doctores|especialistas|farmaceuticos|fisioterapeutas|fisios|medicos|pediatras|podologos|profesionales_de_la_salud|veterinarios
dermatologos|fisios|medicos|pediatras|veterinarios ~1 confian|prescriben|recomiendan
activa|equilibra|estimula|favorece|mejora|regula|activan ~3 cicatrizacion|circulacion|digestion|flora_intestinal|glucosa|metabolismo|microbiota|sueno_profundo|transito
bajar|baja|perder|pierde|perdida ~2 kilos|peso
- paisaje milagroso
crecer|crece|crecimiento ~3 cabello|pelo
caida del_pelo|del_cabello
sin ~2 cirugia|medicamentos|pastillas
depura|desintoxica|limpia|purifica ~2 colon|cuerpo|higado|organismo|sangre
analgesico*|anticancerigeno*|antidepresivo*|antiinflamatori*
? adelgaza*|depurativo*|diuretic*|milagros*|propiedades_curativas|propiedades_medicinales|quemagrasa*|saciante*|terapeutic*
acelera*|favorece*|mejora ~3 cicatrizacion|curacion|regeneracion_de
menos|sin rigidez|hinchazon
derrite*|quema*|elimina* ~3 kilos|grasa|michelines
recuperacion ~2 lesion|lesiones|operacion|fractura
! piel|cara|rostro ~3 granos|espinillas|imperfecciones
crema|pomada|locion|gel|aceite contra|para ~2 hongos
! ya_no ~2 duele*|picaba*|pican
- arbol ~2 fiebre
? calculos_renales|calculos_urinarios
- hongos y ~1 acaros|bacterias|germenes|moho|virus
- acaros|bacterias|germenes|moho|virus y|o hongos`,
    antimicrobial: `
antiacaros|antibacterial*|antibacteriana*|antibacteriano*|antifungic*|antihongos|antimicrobiana*|antimicrobiano*|antimoho|antimosquitos|antipiojos|antipolillas|antipulgas|antiseptico*|plaguicida*|raticida*|viricida*
- repelente ~2 agua
- repelente|repelentes al_agua|de_agua
- libre|sin ~2 insecticida*|pesticida*
- dispensador|soporte ~3 desinfectante*
? @repels ~~8 =@germs
? =@germs ~~9 @repels
?! cero|mas|ni|no_mas|nunca_mas|sin ~1 @germs
- captura|goma|guia|hotel|lupa|observar|peluche|plasticos ~2 bichos|hormigas|insectos
- moscas artificiales|de_pesca
- raton bluetooth|ergonomico|gaming|inalambrico|optico|perez|usb
- alfombrilla ~2 raton
- mosca|raton ~2 juguete|peluche
- algas nori|secas
- chinche|chinches|chincheta* ~2 carton|colores|metal|pizarra
- hongos comestibles|ostra|secos|shiitake
- ni|no|sin ~5 actua|antibac*|contra|elimina|mata|protege|repele|trata ~5 @germs
- @germs ~2 no_incluid*|vivas|vivos
- sin hormigas
- mosquitera*
- germen|germinado* de_soja|de_trigo
- @germs de_goma|de_peluche|de_plastico
? anticucarachas|antigarrapatas|antigermenes|antihormigas|antiinsectos|antilarvas|antimosquito|antiparasitari*|antirratas|antirratones|antitermitas|biocida*|esteriliz*|higienizante*|iones_de_plata|matacucarachas|matahormigas|matamoscas|matamosquitos|nanoplata|trampa_para_ratones
- esteriliz* ~2 biberon*|frascos
- gat*|perr* ~2 esterilizad*
- matamoscas de_juguete
ahuyent*|aleja*|espant*|repel* ~4 @germs
adios ~2 @germs
- ni|no|sin ~2 ahuyent*|aleja*|espant*|repel* ~4 @germs
- @germs ~2 de_goma|de_juguete|de_plastico
- matamoscas ~2 forma|mano
- @germs ~3 microscopio
-? bordad*|dibujo|estampad*|impres*|motivo ~5 @germs
-? @germs ~5 bordad*|estampad*
- gat* ~2 raton|ratones
- esteriliz* ~2 agua|microondas|vapor
- casa|caseta|hotel|lupa ~1 insectos
- mercad*|mercadillo ~1 pulgas
- orejas ~1 raton
- cintura de_avispa
- moho azul
mata|matan|elimina|eliminan|destruye|repele ~5 =@germs
- desinfect*|lejia|pano|toallitas ~~5 atac*|dan|dana|danan|deterior*|estrope*|mancha*|opac*|raya*
- base|bandeja|caja|colgador|estante|estuche|funda|gancho|maletin|organizador|plato|recambio|rejilla|repuesto|soporte ~~6 para ~4 cebo|cebos|desinfect*|espiral*|incienso|insecticida*|mata*|repelente*|trampa|trampas`,
    guarantee: `
satisfaccion 100_%|asegurada|total
devolucion ~3 completo|del_dinero|dinero|importe|integro|total
si no ~3 contento|gusta|satisfecha|satisfecho
no ~1 satisfecha|satisfecho
cero|libre_de|ningun|sin riesgo|riesgos
- sin riesgo|riesgos de
cambiamos|reemplazamos|reponemos|sustituimos ~3 de_por_vida|gratis|siempre
se_rompe ~~6 cambiamos|gratis|reponemos
devolucion del dinero|importe
? devolvemos|devolveremos|garantia|garantias|garantiz*|reembols*
- garantia legal
- certificado|tarjeta de_garantia
- no ~3 garantia|garantiza*
cobertura|cubierta|cubierto|cubrimos|respondemos ~4 N|anos|defectos|meses|siempre|total|vida
cero|ningun|sin preguntas|riesgo
devolucion|devoluciones ~2 aceptada*|facil*|gratis|gratuita*|sin
le|os|se|te ~1 cambiamos|devolve*|devuelv*|reembols*|reponemos ~3 compra|dinero|importe|otro|nuevo
dinero ~2 de_vuelta|devuelto|vuelta
prueba* ~3 N dias|noches
si ~1 no ~3 convence|gusta|queda|satisfech*
damos|enviamos|mandamos|ponemos|regalamos ~2 nuevo|nueva|otra|otro ~1 [gratis|sin_coste] ~3 [rompe|falla]
N|treinta|sesenta dias para|de ~2 cambiar*|devolu*|devolver*|probar*
no ~3 convence|gusta|satisface|gusto ~~4 devuelv*|devol*|dinero|cambiamos
devuelvelo|devuelvela|devuelvenos
reembolso ~1 completo|integro|total|inmediato
sustituimos|reparamos|cambiamos|reponemos ~4 pieza*|rota*|defectuos*|sin
- resena ~~6 mandamos
@num anos|meses de ~1 cobertura|proteccion
compra ~1 esta ~1 protegida|asegurada|cubierta
defecto|fallo ~4 arreglamos|nosotros|reparamos|cubrimos
devuelv* ~1 en|antes_de ~1 N|un|dos ~1 [dias|mes|meses]
? devolucion_gratuita|satisfaccion_garantizada|servicio_posventa|tu_dinero_de
- garantia ~3 alquiler|juridic*
o no_pagas
cambiar de_opinion
te|se lo|la cambiamos
dias para cambiar*|devolver*`,
    offer: `
N % dto|menos
- N % menos ~2 agua|azucar|energia|espacio|grasa|peso|sal
ahora|desde|por|solo [solo] N dolares|euros|€
? cupon|cupones|descuento|descuentos|liquidacion|oferta|ofertas|outlet|promocion|promociones|rebaja|rebajada|rebajado|rebajas|saldo
- oferta ~2 laboral
precio|precios bajo|bajos|competitivo|de_fabrica|de_locura|especial|imbatible|imbattible|increible|inmejorable|minimo|reducido
el precio mas_bajo
? barata|baratas|barato|baratos|economica|economico
- consumo|modo economico
- compra|compras ahora_y_siempre
3 por|x 2 .
2 por|x 1 .
4 por|x 3 .
calidad precio
- bolsa|bolsas|carrito ~1 compra
? regalamos
- bestseller|descuento|oferta|ofertas|rebajas ~~9 blu_ray|bolsillo|dvd|ensayo|libro|novela|tapa
- archivador|carpeta|carpetas|cartera|libro|organizador|portacupones ~2 cupon|cupones|descuentos|oferta|ofertas
? ahorra|ahorras|ahorro
- ahorra* ~1 agua|electricidad|energia|espacio|luz|tiempo
- codigo ~1 barras|pin|postal|qr
- bolsa|caja|envoltorio|idea|lazo|papel|set|tarjeta de_regalo
- listo|para ~2 de_regalo
N % ~1 dto|descuento|rebaja
precio|precios ~1 de_amigo|de_coste|de_fabrica|de_outlet|de_saldo|mayorista|tirado*
llevate|compra ~3 regalo|gratis
hasta ~1 agotar ~1 existencias
numero|n uno|1 en_ventas
con_el|usa_el|introduce_el codigo
por_ciento ~2 barato|descuento|menos
por el_precio_de
producto|articulo estrella
no ~3 encontraras ~3 barato|mejor_precio|menos
mas_barato ~2 imposible|no|ningun*
pide|compra|ordena|haz_tu_pedido hoy|ahora|ya ~~6 ahorra|gratis|obsequio|recibe|regalo
increiblemente|muy|super|sorprendentemente barato|barata|economic*|asequible
rebajas|oferta|ofertas|promocion ~2 acaba*|hasta|termina*|finaliza*
de_regalo ~3 compra|pedido
antes N ~1 € ~~3
cuesta|paga ~1 menos
regalo ~2 compra|incluido|pedido
N % en ~1 el|la|tu
? precio|precios
- precio justo
- etiqueta*|lista|pistola|porta|rotulo* ~2 precio|precios
N % de ~1 ahorro
regalo ~2 cada|sorpresa ~2 [paquete|pedido]
fin de_existencias|de_serie
? best_seller|superventas
? de_obsequio|de_regalo|por_la_cara|regalazo|regalito|sin_coste_adicional|te_llevas|vale_de
? a_mitad|agotado|buen_fin|chollazo|chollo*|ciber_lunes|ganga*|hot_sale|liquidam*|mas_vendid*|mitad_de_precio|ofertaz*|oferton*|por_menos_de|precio_de_escandalo|precio_de_risa|precio_loco|precio_minimo|precio_tirado|se_acaba|se_agota|vuelan
? a_precio_de|al_mejor_precio|bajada_de_precio|buen_precio|calidad_precio|lowcost|mejor_precio|numero_uno_en_ventas|precio_especial|precio_rebajado|precio_reducido|rebajon|top_ventas|vale_descuento
? al_carrito|anadelo_al|anade_al|mejor_compra|numero_1_en_ventas|precio_justo|precio_de_ganga|compra_inteligente|un_obsequio|regalo_en_cada|regalo_con_cada|regalo_con_tu|descuento_por|relacion_calidad
? exito_de_ventas|lo_mas_vendido
compra*|llevate*|lleva|coge ~3 llevate|lleva|te_regalamos|paga|pagas|y_el
sin intermediario|intermediarios
- envio|portes|entrega|gastos_de_envio ~2 gratis|gratuit* ~1 a_partir_de|desde|para_pedidos_de|en_pedidos ~3 N euros|€
? bono_regalo|ahorro_garantizado|asequible|asequibles|barat*isim*|blackfriday|codigo_promocional|codigo_de_descuento|con_regalo|en_oferta|en_promocion|gratuito|gratuita|liquidacion_total|pack_ahorro|pague_menos|pedido_con_regalo|precio_chollo|precio_mini|precios_bajos|rebajados|rebajadas|ahorro_total|regalo_incluido|regalo_gratis|remate|super_oferta|superoferta|ultimas_rebajas|a_mitad_de|mitad_precio|venta_flash
!! bolsa|caja|estuche ~1 de_regalo ~2 con_cada|con_tu|en_cada|gratis|incluida|sin_coste
- ahorr* ~2 altura|bateria|gas|hueco|litros|minutos|papel|sitio|tinta
- descuento de_tiempo
- ganga iberica
- pizarra|rotulador* ~3 precio|precios
vendido|vendidos|vendidas ~2 mas_de N
- llevamos|llevan|envi*|entreg* ~4 gratis
vale|valen ~2 doble|mas|triple
- bolsas|cajas|ideas|lazos|sets|tarjetas de_regalo
! pag* ~1 precio completo|entero|original
baratisim*
- tarjeta|tarjetas de_descuento
dos|tres|N por uno|dos|N ~1 hasta|solo|.
- carta|etiqueta*|lista|pizarra|tabla ~1 precios
llevas|recibes|tienes ~3 gratis|de_regalo
- promocion ~1 N .
-? para ~2 cupon*|descuento*|oferta*|promocion*|rebajas
-? ruleta|compartimento|hueco de ~2 cupones|descuento*|promocion*`,
    shipping: `
- entregado|enviado|envio|llega|se_envia con|en ~3 bolsa|caja|embalaje|estuche|paquete|piezas|sobre
compralo|pide|pidelo hoy ~~5 manana
entreg*|envia*|enviado|llega|llegan|manda*|recibe*|recibir*|sale|salen ~6 24|48|almacen|casa|dias_habiles|gratis|horas|hoy|manana|mismo_dia|rapidamente|volando
- sale marino
entrega|envio|portes ~4 24|48|asegurad*|dia_siguiente|express|gratis|gratuit*|incluid*|invita*|prime|rapid*|urgente|veloz
a_la_puerta|en_tu_puerta|puerta_de_tu_casa
! quedan|ultimas|solo_quedan ~2 existencias|piezas|unidades|uds
N|pocas unidades ~1 disponibles|en_stock
recibe*|recibel*|tenl*|lo_tienes ~4 24|48|casa|manana
envio|entrega ~3 dia_siguiente|mismo_dia
en ~1 N ~1 dias|horas ~2 casa|puerta
enviamos|despachamos|entregamos ~5 dia|hoy|horas|mundo|rapido
sin|cero ~1 gastos|costes de_envio
sin aduanas|portes
en N|dos|tres|pocos dias|horas ~2 casa|manos
casa ~1 en N|dos|tres|24|48
! casi agotad*
agotandose|pocas_existencias
portes|envio|gastos_de_envio ~2 gratis|gratuit*|incluid*|pagad*|regalad*
? envio_inmediato|envio_rapido|envio_urgente|envio_24h|envio_gratis|envios_a|entrega_rapida|entrega_en|listo_para_enviar|listo_para_envio|disponibilidad_inmediata|disponible_de_inmediato|en_almacen|seguimiento_del_envio|numero_de_seguimiento|reparto_expres|mensajero|recogida_en|correos_expres|24_48_horas
llega*|recib* ~2 a_tiempo
existencias|unidades|stock limitadas|limitado|limitados
quedan ~2 pocas|pocos|poquisim*
enviad*|entregad*|despachad* ~1 en ~1 @num|un dia|dias|horas
agotan|acaban|quedan ~1 existencias|unidades
llega*|recib*|entrega* ~4 antes_de|a_tiempo|para ~1 navidad|reyes|manana
sin|cero ~1 gastos|costes|tasas|coste ~1 de_aduana|aduanas|aduaneros|de_envio|de_importacion
compra|pide|pidelo antes_de ~3 ~~3 hoy|manana|recibes|sale|tarde
- del|desde ~2 a_la_puerta
- bolsa*|caja*|sobre*|etiqueta*|tubo*|carton* ~1 de ~1 envio|envios`,
    contact: `
buscanos|contactanos|contactenos|escribanos|escribenos|llamanos|llamenos|siguenos|visitanos
arroba ~3 punto
contacta*|escribe*|escribi*|habla*|llama*|manda* ~3 @social|a|al|nos|nosotros|por
en|por|via @social
agreganos|hablanos|mandanos|wasap
LATIN punto com|es|mx|net
? en_messenger
nuestra|nuestro ~2 canal|facebook|grupo|instagram|pagina|servicio_de_atencion|tienda_online|tienda_en_linea|tienda_virtual|web|whatsapp
atencion al_cliente
visita*|siguenos|sigan ~2 @social|tienda|web
- llama ~1 mensajero|repartidor|timbre
! dud* ~2 contactar*|consultar*|escribir*|llamar*`,
    comparison: `
alternativa|clon|copia|imitacion|sustituto a|al|de|del|para ~1 @brand
- adecuado|compatible|funciona|sirve|valido ~7 demas|grandes|otras marcas
doble|mitad|triple de|que ~3 @brand|competencia
a_diferencia de ~5 competencia|otras_tiendas
? competidor*|copias_baratas|demas_marcas|grandes_marcas|imitaciones|la_competencia|marca_blanca|marcas_caras|marcas_conocidas|otras_marcas|otros_fabricantes|otros_vendedores
-? adecuado|compatible*|con|funciona|para|sirve*|vale|valido ~9 demas_marcas|grandes_marcas|otras_marcas|otros_fabricantes
-? compatible*|con|de|original|para|recambio|sirve|tipo|vale ~~5 @names
-? @names ~2 compatible*
a_diferencia|al_contrario_que|nada_que_ver|no_como
mas|menos|tan ~2 como|que [el|la|las|los|un|una] @names|CAP
- mas ~2 que ~1 a3|a4|a5|folio
mas_barata|mas_barato|mas_calidad|mas_comodo|mas_duradero|mas_eficaz|mas_fiable|mas_fuerte|mas_ligera|mas_ligero|mas_potente|mas_rapido|mas_resistente|mas_seguro|mas_silencioso|mas_suave|mejor|mejores|superior|superiores ~2 a|que ~3 @brand|CAP|competencia|marcas|original|originales
comparada|comparado|diferencia|equivalente|frente|identico|igual|parecido|similar a|al|con|de ~2 @brand|competencia|marcas|marcas_lideres
bate|gana|supera|superan ~3 @brand|competencia|demas|marcas|otras
cuidado|ojo|harto|harta ~3 con|de copias|falsificaciones|imitaciones|baratijas
! no ~2 compres|compre|confundas|dejes ~4 copias|falsificaciones|imitaciones
otras|otros ~1 cadenas|fabricantes|marcas|tiendas|vendedores
- todas|cualquier otras_marcas
? falsificaciones|imitaciones_baratas|marcas_blancas|marcas_baratas
- copias ~1 llave|seguridad|fotografia
doble|triple ~2 competencia
barata|baratas|barato|baratos ~2 otras_marcas|otros_fabricantes
para_que|por_que pagar|gastar ~5 marca|mas|nombre
pagar ~2 mas ~3 gran|logo|marca|nombre
escatiman|ahorran ~3 en|material*|calidad
como ~1 @names ~~5
! que ~1 venden|usan|ponen ~1 otros|otras|los_demas
! otros|los_demas ~1 cobran|ofrecen|usan|venden
? copias_chinas|de_bazar|las_demas_marcas|marca_barata|marca_conocida|marcas_de_renombre|marcas_famosas|otras_tiendas|productos_chinos
ni ~0 @names ni|y
@brand ~2 sin ~1 precio
el|la|los|las nuestro|nuestra|nuestros|nuestras no|si
! sin marca
! no|nada|ni ~3 copia|falsificacion|imitacion ~2 [barata|china]
otros|otras ~4 ~~1 esta|estas|este|estos no|si
@brand ~4 doble|triple
mejor|mas ~7 otra|ninguna|cualquier marca
! no ~1 compares con
- compatible|compatibles|sirve|sirven|vale|valen ~9 otras|otros fabricantes|marcas
- admite|compatible*|encaja*|valid*|sirve ~~9 otras|otros marcas|fabricantes`,
    reviews: `
comparte|danos|deja|dejanos|dejar|deje|dejenos|escribe|escribenos|publica ~4 comentario|estrellas
- valora el_tiempo
- general|hotel|restaurante ~2 N|cinco|cuatro estrellas
cada estrella ~2 cuenta
? calificacion|nota_mas_alta|nota_media|opinion|opiniones|puntuacion|resena*|testimonio*|valoracion|valoraciones|valoranos
- opinion medica|publica
- resena* ~1 de_libros|historica|literaria
? N|cada|cinco|cuatro|pocas estrella|estrellas|estrellitas ~4 ayuda*|clientes|cuenta*|de_media|deja*|en|gracias|media|nos|por|si
cuentanos|dinos|mala_nota
clientas|clientes|compradores|duenas|duenos|familias|madres|padres|usuarios ~4 adoran|aman|confian|cuentan|dicen|encantad*|equivocan|escriben|opinan|puesto|recomiendan|repiten|satisfech*
N|cientos|miles|millones ~2 clientas|clientes|compradores|familias|madres|usuarios ~3 confian|content*|encantad*|felices|feliz|repiten|satisfech*
calificad*|puntuad*|valorad* ~3 N
N de_5|sobre_5
- N de_5 piezas
tu opinion|valoracion ~3 ayuda|cuenta|importa
recomendado por ~2 clientes|madres|usuarios
- N|cinco estrellas ~1 de_madera|de_papel|doradas|para_colgar
RATING estrellas
RATING de|sobre N|cinco
tu|su|vuestra opinion|valoracion|resena ~2 ayuda|importa|cuenta
N|nueve|ocho|siete de_cada ~1 N|diez
escrib* ~3 opinion|resena|comentario|valoracion
clientas|clientes|compradores|duenos|padres|usuarios ~1 aman|adoran|dicen|encanta|recomiendan|repiten
clientes ~2 encanta ~3
@num de_cada @num
@num de @num @people
unas|un lineas|par_de_lineas
lo_que ~1 dicen|opinan|escriben
en los comentarios
si ~3 gusta|gusto|encanta|encanto|contento ~~6 resena|opinion|estrellas|valora*|comentario|cuentanos
! olvid* ~2 valorar*|puntuar*|resena|opinion|estrellas
valorad*|puntuad*|calificad* ~2 por ~1 @people|compradores
cuent*|compart*|describ* ~3 experiencia|comentario
N % de ~1 @people|compradores
estrellas ~1 de|por ~1 @people
recomendad*|elegid*|amad*|preferid*|probad*|aprobad* por ~3 N|cientos|miles|millones|@people
dan|dieron ~2 N|cinco estrellas
miles de ~1 clientes|familias|personas|usuarios
- cinco|N estrellas ~1 bordad*|estampad*|grabad*|pintad*
-? estrella|estrellas ~9 apuntes|notas|paginas|fichas
-? ficha|fichas|formulario*|hojas|tarjetas de ~1 opinion*|valoracion*|evaluacion
-? casilla|columna|espacio|sitio para ~1 comentarios|opiniones|valoracion*`,
    'time-bound': `
^ nueva|nuevo .
solo hoy
edicion limitada
- de|del|en|para YEAR
- agenda|ano|calendario|curso|desde|hasta|olimpiadas|planificador|planning ~~5 YEAR
- YEAR YEAR|agenda|calendario|planificador
esta|estas|este dia_de_la_madre|halloween|invierno|navidad|navidades|otono|pascua|primavera|san_valentin|verano
tiempo limitado
nuev* ~1 coleccion|color|colores|diseno|en|esta|este|formula|gama|generacion|look|modelo|para|receta|temporada|version
- nueva delhi|york|zelanda
- nuevo mexico|testamento
? esta_semana|esta_temporada|este_ano|este_invierno|este_mes|este_verano|estreno|hasta_el_domingo|hasta_medianoche|lo_ultimo|novedad*|por_tiempo|recien|solo_este|solo_hasta|solo_hoy|ultima_oportunidad|ultima_version|ultimas_horas|ultimo_modelo|ultimos_dias|ya_disponible
- recien casad*|horneado|nacid*
novedad|nuevo|nueva YEAR
coleccion|edicion|modelo|tendencia|temporada|version YEAR
ahora con|tambien|disponible
? acaba_de_llegar|acaba_de_salir|de_moda_este|este_otono|esta_navidad|este_curso|esta_primavera|nueva_coleccion|nueva_generacion|nueva_version|nuevo_diseno|nuevo_modelo|recien_llegad*
solo|hasta|acaban|termina|terminan ~2 esta_semana|este_mes|domingo|lunes|martes|miercoles|jueves|viernes|sabado|medianoche|finde
- abierto|cerrado ~2 domingo|lunes
color|moda|tendencia ~2 YEAR
fin de mes|temporada
hasta ~1 fin de_mes|ano
? buen_fin
por|durante poco_tiempo
- YEAR a|y YEAR
ya|ahora ~0 a_la_venta|en_venta|en_tiendas
- de nuevo
!! color|moda|tendencia ~3 de|del|para YEAR
- nueva vida
- galardonad*|plata|premiad*|premio ~8 YEAR
- nueva orleans|york|zelanda|delhi|guinea|jersey|caledonia`,
    superlative: `
el|la|las|lo|los|nuestro|tu mejor|mejores [calidad|del_mercado|del_mundo|opcion|regalo]
- mejor|mejores agarre|amiga|amigas|amigo|amigos|circulacion|descanso|mama|papa|postura|ventilacion|visibilidad|vista
- ofrece|para|permite|un|una ~1 mejor
no|nro|numero 1|uno [de|del|en|mundial]
- numero 1|uno cumpleanos|globo|vela
# 1
- tratamiento definitivo
mas ~1 de_espana|de_todos|del_mercado|del_mundo|del_planeta
- mejor|mejores ~~9 blu_ray|bolsillo|dvd|ensayo|libro|novela|tapa
- cumpleanos|globo|parche|vela|velas ~4 no|numero 1|uno
- reina|rey ~1 bastos|copas|corazones|hielo|leon|mago*
- lo_mas ~1 alto|pequeno
no_encontraras|no_existe|no_hay ~5 igual|mas|mejor|parecido
- mejor* ~1 abuela|abuelo|amiga|amigo|hermana|madre|maestra|mama|padre|papa|profe
- lapices ~3 numero_uno
favorit*|preferid* de ~2 chefs|espana|espanoles|familias|los|mexico|profesionales
- galardonad*|premiad* ~3 novela|pelicula
el|la|los|las mas ~2 avanzad*|completa|completo|potente|rapid*|resistente|segur*|vendid* ~1 del|de_la|de_todos
mejor_valorad*
sencillamente|simplemente|sin_duda el|la|lo mejor*
- mejor dicho|no|si|asi
- a_lo mejor
definitiva ~1
sin igual|parangon
la|de_la mas_alta|maxima|mejor calidad
opcion|eleccion ~1 numero|preferida|profesionales|de_los_profesionales
primera opcion|eleccion
! ningun|ninguna ~0 otra|otro
? definitivo|imbatible*|inigualable*|inmejorable*|insuperable*|revolucionaria*|revolucionario*|sin_competencia|sin_igual|unico_en_el_mundo
? campeon_de|campeon_en|campeon_entre|campeona_de|de_primera_clase|indiscutible|la_referencia|lider_del|lider_en|lider_mundial|lideres_del|lideres_en|marca_lider|lo_mas|lo_mejor|numero_uno|reina_de|rey_de|sin_parangon|sin_rival
? de_primera_calidad|de_primer_nivel|el_numero_uno|galardonad*|la_mejor_calidad|premiad*|primera_calidad|excepcional*|sin_comparacion|sin_rivales|calidad_superior|calidad_suprema
perfecto|perfecta|ideal para todos|todas|todo_el_mundo
! nada ~1 corta|aguanta|abriga|brilla|limpia mejor|mas
mas ~2 que hayas|habras|has|vayas ~2
marca ~5 mas fiable|famosa|popular|querida|segura|vendida
! nada bate|iguala|supera
- galardonad*|premiad* ~~8 YEAR
- numero 1 de|del ~1 juego|kit|lote|pack|serie`,
    environmental: `
? ecosostenible*|sustentable*
neutro en_carbono
residuo cero
libre_de emisiones
bajo|cero|minimo|sin impacto [ambiental|medioambiental]
libre_de plastico
- planeta* ~2 poster|puzzle|sistema
- acero|fibra ~2 carbono
- todo_el planeta
- eco bola|modo|tank
bueno|cuida*|protege*|respet*|salva* ~3 naturaleza|oceanos|planeta|tierra|ambiente|bosques
descompone|degrada|desintegra ~4 compost|compostador|naturaleza|naturalmente|suelo
en|al compost
neutra|neutro|cero en_carbono|emisiones|carbono
? cero_residuos|conciencia_tranquila|eco_friendly|ecoamig*|huella_de_carbono|medio_ambiente|medioambient*|neutr*_en_carbono|al_planeta|del_planeta|el_planeta|nuestro_planeta|residuo_cero|sin_dejar_rastro|sin_plastico|sostenib*
? energia_limpia|huella_ecologica|impacto_ambiental|respetuos*_con_el|respetuos*_con_la
alternativa|eleccion|opcion|producto|gesto ~1 verde|sostenible|responsable|ecologic*
huella ~1 de_carbono|ecologica|ambiental
planeta mas_limpio|mas_verde|mejor
compens*|reduc* ~3 co2
huella cero`,
    filler: `
no aplica|aplicable
descripcion|texto|titulo aqui|de_ejemplo|de_prueba|pendiente|provisional
? producto_de_prueba|texto_de_relleno|texto_simulado
le|os|te enamorara|enamoraras|encantara|encantaran|fascinara|sorprendera
te_va|te_vas|vas a enamorar|encantar|fascinar|sorprender
regalo ideal|perfecto para cualquier|todas|todo [el_mundo|ocasion]
no_podras|no_puedes|sin_el_que ~3 vivir
envidia de ~2 amigas|amigos|vecinos
increible calidad
! jamas|ni|no|nunca|sin ~6 arrepent*|cansar*|creer*|decepcion*|defraud*|dejar_de|igual|pensar|podras|prescindir|resistir*|soltar*|vivir
? merece|merecen|mereces
detalle|obsequio|regalo|sorpresa ~2 ideal*|original|para_cualquier|perfect*|que|soñado
alegria|felicidad|ilusion|magia|placer|sonrisa ~3 asegurada|cada|diaria|rostros|tu
maximo|nuevo|otro|siguiente nivel
lo_mejor ~1 de|para
envidia ~1 de
aqui ~4 descripcion|ira|nombre|producto|texto|titulo|va
- grabado|personaliz* ~6 nombre|texto
- nombre|texto ~5 grabado|personaliz*
descripcion|punto|texto|titulo|vineta ~3 aqui|completar|ejemplo|insertar|pendiente|provisional|relleno
^ vineta N
texto ~3 punto|vineta N
absolutamente|autentic*|pura|puro|realmente|sencillamente|simplemente|totalmente|verdadera* ~1 delici*|elegancia|encant*|felicidad|genial*|gozada|increibl*|joya|lujo|magia|magic*|perfect*|placer|precios*|unic*
calidad ~5 confiar|garantizada_por|que_se_nota
imprescindible|indispensable ~2 casa|cocina|cualquier|hogar
cualquier|toda ocasion
? acertaras|cambiara_tu_vida|cambia_la_vida|hara_feliz|hazte_feliz|lo_mejor_para|momentos_inolvidables|no_te_arrepentiras|quedaras_encantad*|seras_la_envidia|te_lo_mereces|toque_magico|un_capricho
facilita*|simplifica* ~2 dia|vida
hace|hacen|haz ~2 cada|especial|tus|tu ~2 dia|especial|inolvidable*|momento*|unico*
! todos|todo_el_mundo|amigas|amigos|vecinos ~1 te preguntar*|envidiar*
date|regalate|permitete un|ese capricho|lujo|gusto
- comodidad|confort sin_igual
poco|toque|pizca de ~0 lujo|magia|felicidad
! no ~1 vuelves|volveras ~0 atras
lleva|trae|pon|llena ~1 alegria|felicidad|magia
? amor_a_primera|confia_en_nosotros|de_ensueno|de_lujo|enamora|espectacular*|excelencia|extraordinari*|fabulos*|fantastic*|flechazo|imperdible*|imprescindible*|indispensable*|inolvidable*|insuperablemente|maravill*|no_puede_faltar|no_te_lo_pienses|para_chuparse|que_esperas|sensacional*|una_joya|una_pasada
? por_definir|por_determinar|sin_definir|sin_especificar|no_disponible_aun|pendiente_de|texto_de_ejemplo|nombre_del_producto|descripcion_del_producto|titulo_del_producto|texto_aqui|insertar_texto|producto_de_ejemplo|que_mas_puedes_pedir|de_otro_nivel|sacara_una_sonrisa|te_robara_el|robara_el_corazon
hara*|haran*|hace ~2 dia_a_dia|dias|vida|manana* ~1 mas
expectativas
regalo ~2 para_cualquiera|para_todos
nota|notaras|siente|descubre|disfruta ~1 la diferencia
! hijos|familia|invitados|ninos|perro|gato|madre ~2 agradecer*
merec* lo_mejor
deslumbra|impresiona|sorprende ~1 tu|tus|sus
insertar|introducir|anadir|rellenar ~2 descripcion|nombre|texto|titulo
- maravillas del_mundo`,
  },
};
