import type { ClaimWords } from '../claim-words.ts';

/** Spanish words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const ES_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N cinco cuatro diez dos nueve ocho seis siete tres`,
    people: `clientas clientes compradores duenos familias hombres madres mujeres padres personas propietarios
      usuarias usuarios`,
    illness: `@disease acidez acido_urico acufenos afonia aftas agotamiento_cronico alergia alergia_al_polen
      alergias almorrana almorranas alopecia ampollas_en_los_pies anemia ansiedad apnea_del_sueno
      ardor_de_estomago arritmia asma ataque_al_corazon ataques_de_panico azucar_en_sangre bajon bronquitis
      bruxismo caida_de_cabello caida_de_pelo caida_del_cabello caida_del_pelo calambre calambres
      calculos_renales callos_en_los_pies calvicie cansancio_cronico caries cataratas catarro catarros
      ciatica cistitis colesterol colicos colicos_del_bebe congestion_nasal conjuntivitis contractura
      contracturas cuello_rigido culebrilla debilidad_muscular degeneracion_macular demencia depresion
      dermatitis_del_panal diarreas disfuncion_erectil displasia dolencia dolencia_muscular dolencias dolor
      dolor_de_cabeza dolor_de_espalda dolor_de_garganta dolor_muscular dolores dolores_menstruales
      dolores_musculares eccema edemas enfermedad enfermedades epistaxis esguince esguinces espalda_dolorida
      espasmos espolon espolon_calcaneo estrenimiento estres_cronico estrias fascitis fatiga_cronica fiebre
      fiebre_del_heno flatulencias forunculos fotofobia gases_del_bebe gastritis gastroenteritis glucosa
      gripe gripes halitosis hemorragias hemorroides herpes_labial hinchazon hinchazon_abdominal
      hongos_en_las_unas hongos_en_los_pies hongos_en_unas impotencia incontinencia indigestion infartos
      infeccion_de_orina infecciones_de_orina inflamacion inflamaciones insolacion insomnio
      irritacion_del_panal jaqueca jaquecas juanete juanetes lesiones_deportivas lumbago mal_aliento
      mal_de_altura mala_circulacion malestar_estomacal mareo mareos mareos_en_el_coche menstruales miopia
      molestias_digestivas moqueo nariz_tapada nauseas nerviosismo neumonia ojo_seco ojos_secos orzuelos
      osteoporosis otitis paralisis pesadez_de_estomago picor pie_de_atleta pie_diabetico
      piedras_en_el_rinon piel_atopica piel_de_naranja piernas_cansadas piernas_hinchadas pies_hinchados
      pinchazos_lumbares presbicia presion_alta presion_arterial problemas_de_prostata problemas_digestivos
      psoriasis quemaduras_solares quistes rabia_canina reflujo_gastrico regla_dolorosa resaca resacas
      resfriado resfriados resfrio resfrios retencion_de_liquidos reuma rigidez_cervical rinitis roncar
      ronquera ronquidos rozaduras_del_panal sabanon sabanones sangrado_de_nariz sangrado_nasal sarna
      sarpullido sindrome sinusitis sobrepeso sofocos sordera sudoracion_excesiva taquicardia tendinitis
      tension_alta tension_arterial tos tos_ferina tos_seca trastornos_del_sueno trastornos_digestivos
      trombos tunel_carpiano ulceras unas_encarnadas urticaria venas_varicosas verruga verrugas vertigo
      vientre_hinchado vomitos zumbido_de_oidos`,
    cures: `acaba_con adios_a_la adios_a_las adios_a_los adios_al ahuyenta alivia alivian aliviar aliviara
      alivie alivies apacigua atenua ayuda_contra baja calma calman calme combate combaten combates combatir
      controla corrige cura curan curar depura desbloquea desinflama detener detiene dile_adios_a
      dile_adios_al disminuye disminuyen disuelve elimina eliminan eliminar elimine erradica frena frenan
      lucha_contra lucha_contra_la mitiga palia paliar prevenir previene previenen previenes protege_contra
      protege_de quita rebaja reduce reducir remedia remedio_contra remedio_para resuelve sana soluciona
      suaviza termina_con trata tratan tratar trate vence`,
    germs: `acaro acaros agentes_patogenos algas arana_roja aranas avispa avispas babosas bacilos bacteria
      bacterias barrenillos bicho bichos caracoles carcoma chinche chinches chinches_de_la_cama ciempies
      cochinilla comadrejas comejen cucaracha cucarachas e_coli esporas garrapata garrapatas germen germenes
      gorgojo gorgojos hongos hormiga hormigas insecto insectos lepisma liendres listeria microbio microbios
      moho mohos mosca mosca_blanca mosca_de_la_fruta moscas moscas_de_la_fruta mosquito mosquito_tigre
      mosquitos nematodos parasito parasitos patogenos pececillos_de_plata piojo piojos plaga plagas polilla
      polillas pulga pulgas pulgon pulgones rata ratas raton ratones roedor roedores salmonela salmonella
      tabanos termitas tijeretas topillos trips verdin virus`,
    state: `acne_leve cansancio_ocular cartilago cartilagos cicatrices circulacion estres gases gota
      hematomas heridas hongos lesiones ligamentos molestias moratones pinchazos rigidez sintomas tension
      toxinas`,
  },
  lines: {
    medical: `
@cures ~5 @illness
anti cancer|depresivo*|dolor|inflamatorio*|viral*
analgesico*|anticancerigeno*|antidepresivo*|antiinflamatorio*|antiviral*
cientificamente|clinicamente|medicamente comprobada*|comprobado*|demostrada*|demostrado*|probada*|probado*|testada*|testado*
aprobada|aprobado|autorizado|certificada|certificado|registrado por [la] fda
fda aprobado*|certificado*
aumenta|estimula|fortalece|mejora|refuerza ~2 defensas|inmune|inmunidad|inmunitario|inmunologico
adelgazante*|elimina|quema|quemador|quemagrasas|quemar|reductor ~2 abdominal|grasa|grasas
- en_caso ~~6 @illness
- consultar|consulte ~~8 @illness
cero|sin dolor|dolores
- sin dolor ~3 depilacion
- padece|sufre de ~2 @illness ~~9 consulte|medico
? @illness
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
? adelgaza*|depurativo*|detox|diuretic*|milagros*|propiedades_curativas|propiedades_medicinales|quemagrasa*|saciante*|terapeutic*|vientre_plano
- paisaje milagroso
crecer|crece|crecimiento ~3 cabello|pelo
caida del_pelo|del_cabello
sin ~2 cirugia|medicamentos|pastillas
depura|desintoxica|limpia|purifica ~2 colon|cuerpo|higado|organismo|sangre
acelera*|favorece*|mejora ~3 cicatrizacion|curacion|regeneracion_de
elimina*|expulsa*|depura*|libera*|limpia* ~3 toxinas
deja*|dejes de roncar|fumar
? curacion
- curacion ~3 novela|libro
adios|di_adios|olvidate ~3 @illness|@state
deshincha*|desinflama* ~3 articulac*|barriga|piernas|tripa|vientre
tallas|talla ~3 menos|pierde*|bajar*
protege*|refuerza*|regenera* ~2 articulaciones|cartilago|huesos
duerme*|despierta*|camina* ~3 sin ~1 dolor|dolores
bueno para_el_corazon|para_la_circulacion|para_el_higado
- anti|punta ampollas
atenua*|borra*|elimina*|difumina* ~4 cicatrices|estrias
menos|sin rigidez|hinchazon
derrite*|quema*|elimina* ~3 kilos|grasa|michelines
recuperacion ~2 lesion|lesiones|operacion|fractura
! piel|cara|rostro ~3 granos|espinillas|imperfecciones
crema|pomada|locion|gel|aceite contra|para ~2 hongos`,
    antimicrobial: `
antiacaros|antibacterial*|antibacteriana*|antibacteriano*|antifungic*|antihongos|antimicrobiana*|antimicrobiano*|antimoho|antimosquitos|antipiojos|antipolillas|antipulgas|antiseptico*|bactericida*|desinfecta*|desinfectante*|fungicida*|germicida*|insecticida*|pesticida*|plaguicida*|raticida*|viricida*
- repelente ~2 agua
- repelente|repelentes al_agua|de_agua
repelente|repelentes
- libre|sin ~2 insecticida*|pesticida*
- dispensador|soporte ~3 desinfectante*
?! @germs
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
? anticucarachas|antigarrapatas|antigermenes|antihormigas|antiinsectos|antilarvas|antimosquito|antiparasitari*|antirratas|antirratones|antitermitas|biocida*|esteriliz*|higienizante*|iones_de_plata|matacucarachas|matahormigas|matamoscas|matamosquitos|nanoplata|raticida*|trampa_para_ratones
- esteriliz* ~2 biberon*|frascos
- matamoscas de_juguete
ahuyent*|aleja*|espant*|repel* ~4 @germs
adios ~2 @germs
-? maqueta|modelo ~3 @germs
- malla|mosquitera|red|rejilla|tapa ~6 hojas|insectos|moscas|mosquitos
ahuyent*|aleja*|espant*|repel* ~4 palomas|serpientes|topo|topos|gusanos|orugas
- ni|no|sin ~2 ahuyent*|aleja*|espant*|repel* ~4 @germs
evita*|impide*|frena* ~3 prolifer*|crecimiento ~2 @germs
resistente|resistentes a|al ~1 bacterias|moho|hongos
antimoh*|antiplaga*|antiacaro|antipolilla|anticucaracha|antipulga|antigarrapata
se_acabaron|se_acabo|fuera|basta ~2 @germs
- @germs ~2 de_goma|de_juguete|de_plastico
- matamoscas ~2 forma|mano
- preparaciones|microscopio ~5 @germs
- @germs ~3 microscopio`,
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
devol* ~5 centimo|dinero|euro|euros|hasta|importe|integro|pagado
cobertura|cubierta|cubierto|cubrimos|respondemos ~4 N|anos|defectos|meses|siempre|total|vida
cero|ningun|sin preguntas|riesgo
averia|avería|defecto|estropea|falla|parte|raja|rompe|rompen ~~9 cambiamos|coste|enviamos|gratis|mandamos|nueva|nuevo|otra|otro|repon*|sustitu*
cambi*|recambio*|repar*|reposicion|repuesto*|sustitu* ~4 de_por_vida|gratis|gratuit*|gratuito*|sin_coste|sin_costo|sin_preguntas
devolucion|devoluciones ~2 aceptada*|facil*|gratis|gratuita*|sin
le|os|se|te ~1 cambiamos|devolve*|devuelv*|reembols*|reponemos ~3 compra|dinero|importe|otro|nuevo
dinero ~2 de_vuelta|devuelto|vuelta
? devolucion_gratuita|garantizad*|satisfaccion_garantizada|servicio_posventa|tu_dinero_de
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
convence|gusta|satisface|encaja|vale ~~4 cambia*|devol*|devuel*|dinero|reembols*
sin compromiso|riesgo|riesgos
- sin riesgo|riesgos de|para
prueba*|probarl* ~4 sin_compromiso|sin_riesgo
repon*|cambi*|repar*|sustitu* ~4 sin_preguntar|sin_preguntas|gratis|sin_coste|de_balde
? garantizado|garantizada|garantizamos|proteccion_al_comprador|postventa|servicio_postventa|derecho_de_devolucion|devolucion_facil|cambios_y_devoluciones|compra_segura|compra_protegida|devolver_gratis
N|treinta|sesenta|noventa dias ~2 devolver*|devolucion|prueba
cambio|cambios ~1 gratis|gratuit*|facil*|sin_coste
asistencia|soporte ~1 de_por_vida|vitalici*
respuesta|solucion ~2 o_te_devolvemos
respondemos|respaldamos ~3 calidad|cada|producto
- garantia ~3 alquiler|juridic*
- garantia juridica
o no_pagas
cambiar de_opinion`,
    offer: `
N % dto|menos
- N % menos ~2 agua|azucar|energia|espacio|grasa|peso|sal
$_N|N_euros|N_€|€_N [de_descuento|solo]
ahora|desde|por|solo [solo] N dolares|euros|€
? cupon|cupones|descuento|descuentos|liquidacion|oferta|ofertas|outlet|promocion|promociones|rebaja|rebajada|rebajado|rebajas|saldo
- oferta ~2 laboral
mas vendida|vendido|vendidos
? best_seller|bestseller|superventas
precio|precios bajo|bajos|competitivo|de_fabrica|de_locura|especial|imbatible|imbattible|increible|inmejorable|minimo|reducido
el precio mas_bajo
? barata|baratas|barato|baratos|economica|economico
- consumo|modo economico
- compra|compras ahora_y_siempre
3 por|x 2 .
2 por|x 1 .
4 por|x 3 .
tiempo limitado
por_tiempo limitado
calidad precio
? black_friday
- bolsa|bolsas|carrito ~1 compra
? regalamos
lleva|llevate N|cuatro|dos|tres ~4 paga|pagas|y_paga
- bestseller|descuento|oferta|ofertas|rebajas ~~9 blu_ray|bolsillo|dvd|ensayo|libro|novela|tapa
- archivador|carpeta|carpetas|cartera|libro|organizador|portacupones ~2 cupon|cupones|descuentos|oferta|ofertas
? ahorra|ahorras|ahorro
- ahorra* ~1 agua|electricidad|energia|espacio|luz|tiempo
- codigo ~1 barras|pin|postal|qr
? de_obsequio|de_regalo|gratis|por_la_cara|regalazo|regalito|sin_coste_adicional|te_llevas|vale_de
- bolsa|caja|envoltorio|idea|lazo|papel|set|tarjeta de_regalo
- listo|para ~2 de_regalo
? a_mitad|agotado|buen_fin|chollazo|chollo*|ciber_lunes|cyber_monday|ganga*|hot_sale|liquidam*|mas_vendid*|mitad_de_precio|ofertaz*|oferton*|por_menos_de|precio_de_escandalo|precio_de_risa|precio_loco|precio_minimo|precio_tirado|prime_day|se_acaba|se_agota|vuelan
N dolares|euros|pesos|€
N % ~1 dto|descuento|rebaja
precio|precios ~1 de_amigo|de_coste|de_fabrica|de_outlet|de_saldo|mayorista|tirado*
llevate|compra ~3 regalo|gratis
hasta ~1 agotar ~1 existencias
? a_precio_de|al_mejor_precio|bajada_de_precio|buen_precio|calidad_precio|lowcost|low_cost|mejor_precio|mas_vendid*|numero_uno_en_ventas|precio_especial|precio_rebajado|precio_reducido|rebajon|top_ventas|vale_descuento
numero|n uno|1 en_ventas
con_el|usa_el|introduce_el codigo
compra|lleva|llevate|toma ~~4 paga|pagas|pague
por_ciento ~2 barato|descuento|menos
por el_precio_de
producto|articulo estrella
no ~3 encontraras ~3 barato|mejor_precio|menos
mas_barato ~2 imposible|no|ningun*
? al_carrito|anadelo_al|anade_al|mejor_compra|numero_1_en_ventas|precio_justo|precio_de_ganga|compra_inteligente|de_obsequio|un_obsequio|regalo_en_cada|regalo_con_cada|regalo_con_tu|descuento_por|chollo|relacion_calidad
pide|compra|ordena|haz_tu_pedido hoy|ahora|ya ~~6 ahorra|gratis|obsequio|recibe|regalo
increiblemente|muy|super|sorprendentemente barato|barata|economic*|asequible
rebajas|oferta|ofertas|promocion ~2 acaba*|hasta|termina*|finaliza*
de_regalo ~3 compra|pedido
antes N ~1 € ~~3
cuesta|paga ~1 menos
? exito_de_ventas|superventas|mas_vendid*|lo_mas_vendido
regalo ~2 compra|incluido|pedido
N % en ~1 el|la|tu
? precio|precios
- precio justo
- etiqueta*|lista|pistola|porta|rotulo* ~2 precio|precios
N % de ~1 ahorro
regalo ~2 cada|sorpresa ~2 [paquete|pedido]
fin de_existencias|de_serie
compra*|llevate*|lleva|coge ~3 llevate|lleva|te_regalamos|paga|pagas|y_el
directo|directamente|directa de|desde|del ~1 fabrica|fabricante|productor
sin intermediario|intermediarios
mas_barato|mas_barata|mas_economico que|en ~2 tienda|tiendas|super|supermercado|comercio
- envio|portes|entrega|gastos_de_envio ~2 gratis|gratuit* ~1 a_partir_de|desde|para_pedidos_de|en_pedidos ~3 N euros|€
ahorra|ahorras|ahorre|ahorrar ~3 N|dinero|euros|hasta
- ahorra* ~3 agua|electricidad|energia|espacio|luz|tiempo|lugar
precio ~1 imbatible|inmejorable|irresistible|justo|asequible|economico|rompedor|ajustado|exclusivo|promocional|reducidisimo|estrella|ganga|unico
bolsa|estuche|funda|neceser|set|pano|cepillo ~1 de_regalo
- bolsa|caja ~1 de_regalo
segundo|segunda|tercero|tercera ~3 gratis|mitad|regalo|N
? bono_regalo|ahorro_garantizado|asequible|asequibles|barat*isim*|blackfriday|codigo_promocional|codigo_de_descuento|con_regalo|en_oferta|en_promocion|gratuito|gratuita|liquidacion_total|pack_ahorro|pague_menos|pedido_con_regalo|precio_chollo|precio_mini|precios_bajos|rebajados|rebajadas|ahorro_total|regalo_incluido|regalo_gratis|remate|super_oferta|superoferta|ultimas_rebajas|a_mitad_de|mitad_precio|venta_flash
- gratuito|gratuita ~1 app|aplicacion|descarga|software
2 x 1
3 x 2
!! bolsa|caja|estuche ~1 de_regalo ~2 con_cada|con_tu|en_cada|gratis|incluida|sin_coste
- ahorra* ~2 altura|hueco|sitio
- descuento de_tiempo
- ganga iberica
de_regalo ~2 con_cada
- pizarra|rotulador* ~3 precio|precios
cuanto_mas ~1 compr* ~~3 ahorr*
vendido|vendidos|vendidas ~2 mas_de N
- gratis ~2 casa|domicilio|puerta
- llev*|envi*|entreg* ~4 gratis
mas ~1 compra* ~1 mas_ahorr*
compra mas ~2 ahorra
vale|valen ~2 doble|mas|triple
- bolsas|cajas|ideas|lazos|sets|tarjetas de_regalo`,
    shipping: `
- entregado|enviado|envio|llega|se_envia con|en ~3 bolsa|caja|embalaje|estuche|paquete|piezas|sobre
en stock
compralo|pide|pidelo hoy ~~5 manana
entreg*|envia*|enviado|llega|llegan|manda*|recibe*|recibir*|sale|salen ~6 24|48|almacen|casa|dias_habiles|gratis|horas|hoy|manana|mismo_dia|rapidamente|volando
- sale marino
entrega|envio|portes ~4 24|48|asegurad*|dia_siguiente|express|gratis|gratuit*|incluid*|invita*|prime|rapid*|urgente|veloz
a_la_puerta|en_tu_puerta|puerta_de_tu_casa
! quedan|ultimas|solo_quedan ~2 existencias|piezas|unidades|uds
N|pocas unidades ~1 disponibles|en_stock
recibe*|recibel*|tenl*|lo_tienes ~4 24|48|casa|manana
? dia_siguiente|en_existencias|envio_prime|gastos_de_envio|mensajeria_urgente|portes_gratis|portes_pagados|sin_gastos_de_envio|stock_limitado|unidades_limitadas
despach*|expedi* ~4 24|48|hoy|mismo_dia
envio|entrega ~3 dia_siguiente|mismo_dia
en ~1 N ~1 dias|horas ~2 casa|puerta
enviamos|despachamos|entregamos ~5 dia|hoy|horas|mundo|rapido
sin|cero ~1 gastos|costes de_envio
sin aduanas|portes
en N|dos|tres|pocos dias|horas ~2 casa|manos
casa ~1 en N|dos|tres|24|48
! casi agotad*
agotandose|pocas_existencias
sin|cero ~1 gastos|costes|tasas|coste ~1 de_aduana|aduanas|aduaneros|de_envio|de_importacion
llega*|recib*|tendras|tenlo|entrega*|recibel* ~4 antes_de|a_tiempo|para ~1 navidad|reyes|el_fin|nochebuena|manana|las_fiestas|el_lunes|el_viernes
llega*|recib* ~3 antes_de ~1 la|el|que
portes|envio|gastos_de_envio ~2 gratis|gratuit*|incluid*|pagad*|regalad*
sale|salen|enviado|enviamos|expedido ~3 mismo_dia|hoy|manana
mismo dia
llevamos|traemos ~2 casa|domicilio
a domicilio
pocas|ultimas|contadas unidades
quedan|queda|restan ~2 pocas|pocos|N ~1 [unidades|piezas]
? envio_inmediato|envio_rapido|envio_urgente|envio_24h|envio_gratis|envios_a|entrega_rapida|entrega_en|listo_para_enviar|listo_para_envio|disponibilidad_inmediata|disponible_de_inmediato|en_almacen|seguimiento_del_envio|numero_de_seguimiento|reparto_expres|mensajero|recogida_en|correos_expres|24_48_horas
repartidor
- repartidor ~3 juguete|camion|disfraz|playmobil
pide* ~4 manana|hoy|dia ~2 [llega|casa|tienes|puerta]
llega*|recib* ~2 a_tiempo
lunes|martes|miercoles|jueves|viernes|sabado ~2 en_tu|en_su casa|puerta
existencias|unidades|stock limitadas|limitado|limitados
llev*|entreg*|traemos ~4 a_la_puerta|domicilio|casa
quedan ~2 pocas|pocos|poquisim*
enviad*|entregad*|despachad* ~1 en ~1 @num|un dia|dias|horas
agotan|acaban|quedan ~1 existencias|unidades`,
    contact: `
buscanos|contactanos|contactenos|escribanos|escribenos|llamanos|llamenos|siguenos|visitanos
nuestra|nuestro correo|pagina_web|sitio_web|telefono|web
arroba ~3 punto
contacta*|escribe*|escribi*|habla*|llama*|manda* ~3 @social|a|al|nos|nosotros|por
en|por|via @social
agreganos|buscanos|contactanos|escribenos|hablanos|llamanos|llamenos|mandanos|siguenos|wasap
LATIN punto com|es|mx|net
? en_messenger
nuestra|nuestro ~2 canal|facebook|grupo|instagram|pagina|servicio_de_atencion|tienda_online|tienda_en_linea|tienda_virtual|web|whatsapp
atencion al_cliente
? nuestra_web|nuestro_instagram|servicio_tecnico_en|tienda_online
visita*|siguenos|sigan ~2 @social|tienda|web
escanea*|lee ~4 qr|codigo ~6 ayuda|contact*|habla*|nosotros|soporte|equipo|escrib*|chat*|whatsapp
dudas|duda|problemas|preguntas|consulta ~~4 contact*|correo|escrib*|llama*|mensaje|email|whatsapp
envia*|manda*|deja* ~2 mensaje|correo|email|whatsapp
? atencion_al_cliente|servicio_al_cliente|linea_gratuita|numero_gratuito|chat_en_vivo|nuestro_chat|nuestro_equipo_de|perfil_de_instagram|pagina_de_facebook|tienda_oficial|sitio_oficial
mas|otros|toda ~4 en_nuestra ~1 tienda|web|pagina
- llama ~1 mensajero|repartidor|timbre`,
    comparison: `
alternativa|clon|copia|imitacion|sustituto a|al|de|del|para ~1 @brand
demas|grandes|otras marcas
- adecuado|compatible|funciona|sirve|valido ~7 demas|grandes|otras marcas
mas|menos ~2 que ~3 @brand|competencia|rivales
doble|mitad|triple de|que ~3 @brand|competencia
a_diferencia de ~5 competencia|otras_tiendas
? competidor*|copias_baratas|demas_marcas|grandes_marcas|imitaciones|la_competencia|marca_blanca|marcas_caras|marcas_conocidas|otras_marcas|otros_fabricantes|otros_vendedores
-? adecuado|compatible*|con|funciona|para|sirve*|vale|valido ~5 demas_marcas|grandes_marcas|otras_marcas|otros_fabricantes
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
! nada que_envidiar
tan ~1 bueno|buena|potente|eficaz|silencioso|resistente ~1 como ~2 @brand|CAP
doble|triple|veces|mitad ~3 que|de ~2 competencia|otras_marcas|las_demas|@brand
olvidate|olvida|adios|pasa ~2 @names
como ~1 @brand ~2 pero
a_la_altura|al_nivel de|del ~2 @brand|grandes|mejores_marcas
? copias_chinas|de_bazar|las_demas_marcas|marca_barata|marca_conocida|marcas_de_renombre|marcas_famosas|otras_tiendas|productos_chinos
ni ~0 @names ni|y
alternativa ~2 a|al|a_la ~1 @brand
sin ~1 precio ~1 de @brand
@brand ~2 sin ~1 precio
el|la|los|las nuestro|nuestra|nuestros|nuestras no|si
! sin marca`,
    reviews: `
comparte|danos|deja|dejanos|dejar|deje|dejenos|escribe|escribenos|publica ~4 comentario|estrellas
- valora el_tiempo
- general|hotel|restaurante ~2 N|cinco|cuatro estrellas
cada estrella ~2 cuenta
? calificacion|nota_mas_alta|nota_media|opinion|opiniones|puntuacion|resena*|testimonio*|valoracion|valoraciones|valoranos
- opinion medica|publica
- resena* ~1 de_libros|historica|literaria
N|cada|cinco|cuatro|pocas estrella|estrellas|estrellitas ~4 ayuda*|clientes|cuenta*|de_media|deja*|en|gracias|media|nos|por|si
cuentanos|dinos|mala_nota
clientas|clientes|compradores|duenas|duenos|familias|madres|padres|usuarios ~4 adoran|aman|confian|cuentan|dicen|encantad*|equivocan|escriben|opinan|puesto|recomiendan|repiten|satisfech*
N|cientos|miles|millones ~2 clientas|clientes|compradores|familias|madres|usuarios ~3 confian|content*|encantad*|felices|feliz|repiten|satisfech*
calificad*|puntuad*|valorad* ~3 N
N de_5|sobre_5
- N de_5 piezas
clientas|clientes ~1 content*|felices|satisfech*
tu opinion|valoracion ~3 ayuda|cuenta|importa
recomendado por ~2 clientes|madres|usuarios
- N|cinco estrellas ~1 de_madera|de_papel|doradas|para_colgar
RATING ~1 estrellas|sobre|de
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
» ~~3 dice|escribe|cuenta|opina|asegura|comenta
” ~~3 dice|escribe|cuenta|opina|asegura|comenta
" ~~3 dice|escribe|cuenta|opina|asegura|comenta
recomendad*|elegid*|amad*|preferid*|probad*|aprobad* por ~3 N|cientos|miles|millones|@people
@people ~2 aman|adoran|recomiendan|repiten|encantados|encantadas|satisfech*|felices|confian
a ~2 @people les_encanta
si ~3 gusta|gusto|encanta|encanto|contento ~~6 resena|opinion|estrellas|valora*|comentario|cuentanos
tu|vuestra|su ~1 opinion|resena|valoracion ~3 ayuda*|cuenta|importa*|valiosa|interesa
dinos|cuentanos|comparte ~3 te_parecio|piensas|opinas|experiencia|opinion|foto
nota|puntuacion ~2 media|N|de_N ~1 [sobre|de|estrellas]
- cambiar de opinion
olvid* ~2 valorar*|puntuar*|resena|opinion|estrellas
! olvid* ~2 valorar*|puntuar*|resena|opinion|estrellas
valorad*|puntuad*|calificad* ~2 por ~1 @people|compradores
N ~3 duenos|duenas|amantes|fans ~3 adoran|aman|encanta|confian
cuent*|compart*|describ* ~3 experiencia|comentario`,
    'time-bound': `
^ nueva|nuevo .
YEAR .
esta semana|temporada
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
? black_friday|buen_fin|cyber_monday|prime_day
novedad|nuevo|nueva YEAR
coleccion|edicion|modelo|tendencia|temporada|version YEAR
ultimo|ultima ~1 generacion|modelo|tecnologia|tendencia|version
ahora con|tambien|disponible
? acaba_de_llegar|acaba_de_salir|de_moda_este|este_otono|esta_navidad|este_curso|esta_primavera|nueva_coleccion|nueva_generacion|nueva_version|nuevo_diseno|nuevo_modelo|recien_llegad*
solo|hasta|acaban|termina|terminan ~2 esta_semana|este_mes|domingo|lunes|martes|miercoles|jueves|viernes|sabado|medianoche|finde
- abierto|cerrado ~2 domingo|lunes
color|moda|tendencia ~2 YEAR
fin de mes|temporada
hasta ~1 fin de_mes|ano
!! color|moda|tendencia|estilo|verano|invierno|primavera|otono ~3 de|del|para YEAR
nuev*|novedad*|novedades en|de ~1 nuestro|nuestra|la|el ~1 catalogo|coleccion|gama|surtido|tienda|temporada
por|durante poco_tiempo
- iso|din|astm ~~3 YEAR
- premio|premios|medalla|concurso|galardon|award ~3 YEAR
ultimo|ultima|nuevo|nueva ~1 generacion|modelo|tecnologia|version|coleccion|lanzamiento|edicion
ultimo|ultimos ~1 grito|modelos|lanzamientos
solo|unicamente ~2 durante|hasta|este|esta ~2 mes|semana|finde|fin_de_semana|dia
color|tendencia|producto|accesorio del_ano|del_verano|de_la_temporada|del_momento
- YEAR a|y YEAR
ya|ahora ~0 a_la_venta|en_venta|en_tiendas
nuevo|nueva para el|la ~0 otono|verano|invierno|primavera|temporada`,
    superlative: `
el|la|las|lo|los|nuestro|tu mejor|mejores [calidad|del_mercado|del_mundo|opcion|regalo]
- mejor|mejores agarre|amiga|amigas|amigo|amigos|circulacion|descanso|mama|papa|postura|ventilacion|visibilidad|vista
- ofrece|para|permite|un|una ~1 mejor
no|nro|numero 1|uno [de|del|en|mundial]
- numero 1|uno cumpleanos|globo|vela
# 1
? definitivo|imbatible*|incomparable*|inigualable*|inmejorable*|insuperable*|revolucionaria*|revolucionario*|sin_competencia|sin_igual|unico_en_el_mundo
- tratamiento definitivo
mas ~1 de_espana|de_todos|del_mercado|del_mundo|del_planeta
- mejor|mejores ~~9 blu_ray|bolsillo|dvd|ensayo|libro|novela|tapa
- cumpleanos|globo|parche|vela|velas ~4 no|numero 1|uno
? campeon_de|campeon_en|campeon_entre|campeona_de|de_primera_clase|indiscutible|la_referencia|lider_del|lider_en|lider_mundial|lideres_del|lideres_en|marca_lider|lo_mas|lo_mejor|numero_1|numero_uno|reina_de|rey_de|sin_parangon|sin_rival
- reina|rey ~1 bastos|copas|corazones|hielo|leon|mago*
- lo_mas ~1 alto|pequeno
no_encontraras|no_existe|no_hay ~5 igual|mas|mejor|parecido
- mejor* ~1 abuela|abuelo|amiga|amigo|hermana|madre|maestra|mama|padre|papa|profe
- lapices ~3 numero_uno
favorit*|preferid* de ~2 chefs|espana|espanoles|familias|los|mexico|profesionales
? de_primera_calidad|de_primer_nivel|el_numero_uno|galardonad*|incontestable|inmejorable|la_mejor_calidad|premiad*|primera_calidad|excepcional*|sin_comparacion|sin_rivales|calidad_superior|calidad_suprema
- galardonad*|premiad* ~3 novela|pelicula
el|la|los|las mas ~2 avanzad*|completa|completo|potente|rapid*|resistente|segur*|vendid* ~1 del|de_la|de_todos
mejor_valorad*
sencillamente|simplemente|sin_duda el|la|lo mejor*
- no ~2 mejor_no|mejor_dicho
- a_lo mejor
definitiva ~1
sin igual|parangon
la|de_la mas_alta|maxima|mejor calidad
opcion|eleccion ~1 numero|preferida|profesionales|de_los_profesionales
primera opcion|eleccion
! ningun|ninguna ~0 otra|otro
perfecto|perfecta|ideal para todos|todas|todo_el_mundo
calidad|acabado|confort|comodidad ~1 inigualable|insuperable|suprema|superior|impecable|de_primera|inmejorable|sin_igual
mas ~2 que_puedas|que_podras|que_hayas|que_encontraras|que_vas_a ~1 [comprar|encontrar|probado|visto]
? calidad_premium|campeon_absoluto|el_no_va_mas|el_numero_1|el_rey_de|excelencia_absoluta|inigualad*|la_reina_de|numero_1_en|primera_marca|sin_comparacion|top_en_su|unica_en_su|unico_en_su
mejor|mejores ~2 del_mercado|de_espana|de_europa|de_mexico|de_su_categoria|de_su_clase|de_todos|de_amazon
premiad*|galardonad* ~2 por|diseno|en
- premio ~3 YEAR
! nada ~1 corta|aguanta|abriga|brilla|limpia mejor|mas
mas ~2 que hayas|habras|has|vayas ~2
marca ~5 mas fiable|famosa|popular|querida|segura|vendida`,
    environmental: `
? ecosostenible*|sustentable*
eco amigable|friendly|responsable
neutro en_carbono
residuo cero
libre_de emisiones
bajo|cero|minimo|sin impacto [ambiental|medioambiental]
libre_de plastico
? biodegrad*|cero_residuos|compostab*|conciencia_tranquila|eco_friendly|ecoamig*|ecologic*|huella_de_carbono|la_tierra|medio_ambiente|medioambient*|neutr*_en_carbono|al_planeta|del_planeta|el_planeta|nuestro_planeta|residuo_cero|sin_dejar_rastro|sin_plastico|sostenib*
- planeta* ~2 poster|puzzle|sistema
- acero|fibra ~2 carbono
- todo_el planeta
? eco|ecofriendly|ecoresponsable|energia_limpia|huella_ecologica|impacto_ambiental|respetuos*_con_el|respetuos*_con_la
- eco bola|modo|tank
bueno|cuida*|protege*|respet*|salva* ~3 naturaleza|oceanos|planeta|tierra|ambiente|bosques
descompone|degrada|desintegra ~4 compost|compostador|naturaleza|naturalmente|suelo
en|al compost
neutra|neutro|cero en_carbono|emisiones|carbono
alternativa|eleccion|opcion|producto|gesto ~1 verde|sostenible|responsable|ecologic*
- verde ~1 menta|oliva|claro|oscuro|agua|botella
huella ~1 de_carbono|ecologica|ambiental
reduce|reduces|reducir|reducimos ~3 carbono|emisiones|huella|plastico|plasticos|residuos
amable|amigable|respetuos*|comprometid* ~2 ambiente|entorno|naturaleza|planeta|tierra
impacto|dano ~1 ambiente|ambiental|medioambiental|planeta
planeta mas_limpio|mas_verde|mejor
cuida* ~3 mar|mares|oceanos|planeta|bosques`,
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
? amor_a_primera|confia_en_nosotros|de_ensueno|de_lujo|enamora|espectacular*|excelencia|extraordinari*|fabulos*|fantastic*|flechazo|imperdible*|imprescindible*|indispensable*|inolvidable*|insuperablemente|irresistible*|maravill*|must_have|no_puede_faltar|no_te_lo_pienses|para_chuparse|que_esperas|sensacional*|un_must|una_joya|una_pasada
detalle|obsequio|regalo|sorpresa ~2 ideal*|original|para_cualquier|perfect*|que|soñado
ideal|perfecta|perfecto ~1 para_cualquier|para_quienes|para_todo|regalo
alegria|felicidad|ilusion|magia|placer|sonrisa ~3 asegurada|cada|diaria|rostros|tu
maximo|nuevo|otro|siguiente nivel
lo_mejor ~1 de|para
envidia ~1 de
? a_todos|todo_el_mundo
aqui ~4 descripcion|ira|nombre|producto|texto|titulo|va
- grabado|personaliz* ~6 nombre|texto
- nombre|texto ~5 grabado|personaliz*
descripcion|punto|texto|titulo|vineta ~3 N|aqui|completar|ejemplo|insertar|pendiente|provisional|relleno
absolutamente|autentic*|pura|puro|realmente|sencillamente|simplemente|totalmente|verdadera* ~1 delici*|elegancia|encant*|felicidad|genial*|gozada|increibl*|joya|lujo|magia|magic*|perfect*|placer|precios*|unic*
! le|les|me|nos|os|se|te ~3 arrepent*|chifl*|conquist*|emocion*|enamor*|encant*|enganch*|fascin*|gustara|sorprend*|va_a_gustar|volver*_loc*
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
? por_definir|por_determinar|sin_definir|sin_especificar|no_disponible_aun|pendiente_de|texto_de_ejemplo|nombre_del_producto|descripcion_del_producto|titulo_del_producto|texto_aqui|insertar_texto|producto_de_ejemplo|que_mas_puedes_pedir|de_otro_nivel|sacara_una_sonrisa|te_robara_el|robara_el_corazon
- descripcion_del_producto ~1 en
color|talla|material|peso : pendiente
hara*|haran*|hace ~2 dia_a_dia|dias|vida|manana* ~1 mas
alegra*|alegrara|ilumina*|embellece*|transforma ~2 dia|dias|hogar|casa|vida|mananas
regalo ~3 que ~2 suena*|sonaba*|todos
con_el|con_la|con_los|que que_todos|todos|todo_el_mundo suena*|desea*
calidad ~1 que_puedes|en_la ~2 confiar|que_puedes
expectativas
regalo ~1 estupendo|precioso|maravilloso|genial|perfecto|bonito
regalo ~2 para_cualquiera|para_todos
nota|notaras|siente|descubre|disfruta ~1 la diferencia
hecho|hecha|fabricado|disenado|creado|creada con pasion|amor|carino
familia|ninos|invitados|amigos ~1 le|les encanta*|fascina*|gustara*
magia|encanto|elegancia ~4 casa|hogar|vida`,
  },
};
